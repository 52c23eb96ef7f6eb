// Input actions in the format shared by WebDriver and WebDriver BiDi: https://www.w3.org/TR/webdriver2/#actions

const keyCodes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
};

/** A key combination such as `Shift+Tab`. */
export function pressKeys(keys: string) {
  const values = keys.split('+').map((key) => keyCodes[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Each letter of a text, one after the other. */
export function typeText(text: string) {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Moves the pointer to a point in the window, and presses unless it should only hover. */
export function pointAt(x: number, y: number, how: 'press' | 'hover' = 'press') {
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [move, ...(how === 'press' ? press : [])];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
