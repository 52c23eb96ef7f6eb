/** Matches lengths of a foot or more in inches only: "204 in" and "204″", but not "10 ft 11 in" or "9″". */
export const feetInInches = /\b(?:1[2-9]|[2-9]\d|\d{3,})(?:\.\d+)?(?:\s(?:in|inches)\b|″)/;
