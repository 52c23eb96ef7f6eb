/** Finds a length of a foot or more that is given in inches alone: "204 in" and "204″", but not "10 ft 11 in" or "9″". */
export const feetInInches = /\b(?:1[2-9]|[2-9]\d|\d{3,})(?:\.\d+)?(?:\s(?:in|inches)\b|″)/;
