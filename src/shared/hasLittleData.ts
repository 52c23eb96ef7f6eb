/** Whether the visitor or the browser asks to save data (Network Information API). */
export function hasLittleData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === 'slow-2g' || type === '2g';
}
