declare global {
  interface Navigator {
    /** Chromium alone has it (Network Information API). */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the visitor or the browser asks to save data. */
export function hasLittleData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}
