declare global {
  interface Navigator {
    /** The Network Information API, which only Chromium has. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the visitor has asked to save data, or the connection is 2G. False where the browser does not tell. */
export function hasLittleData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}
