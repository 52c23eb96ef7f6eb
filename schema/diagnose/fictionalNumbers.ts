/**
 * The numbers that North America and the United Kingdom reserve for films, books and examples, as national numbers without the
 * leading 0, by calling code. Sources: NANPA (555-0100 to 555-0199) and Ofcom.
 */
const reserved: Readonly<Record<string, RegExp>> = {
  '1': /^(\d{3})?55501\d\d$/,
  '44': new RegExp(
    `^(${[
      String.raw`1(1[3-8]|[2-6]1)4960\d{3}`,
      String.raw`1914980\d{3}`,
      String.raw`2079460\d{3}`,
      String.raw`28(96496|90180)\d{3}`,
      String.raw`2920180\d{3}`,
      String.raw`1632960\d{3}`,
      String.raw`7700900\d{3}`,
      String.raw`8081570\d{3}`,
      String.raw`9098790\d{3}`,
      String.raw`3069990\d{3}`,
    ].join('|')})$`,
  ),
};

// Typical fillers: 123456789, 555-555-5555.
const filled = /123456789|0{7}|5{10}/;

const number = /\+?\(?\d[\d\s().\u2010-\u2013/-]{5,}\d/g;

/** Whether a phone number is only a filler: 0123 456789. */
export function isFilledIn(number: string): boolean {
  return filled.test(number.replace(/\D/g, ''));
}

/** The first fictional phone number in a text, as written. `callingCode` is that of the country: "+44". */
export function fictionalNumberIn(text: string, callingCode: string): string | undefined {
  return text.match(number)?.find((input) => isFictional(input, callingCode.slice(1)));
}

function isFictional(input: string, ownCode: string): boolean {
  const digits = input.replace(/\(0\)/g, '').replace(/\D/g, '');
  return Object.entries(reserved).some(([code, ranges]) =>
    nationalNumbers(digits, code, ownCode).some((national) => ranges.test(national)),
  );
}

/**
 * The possible national numbers for some digits, without the leading 0: read as a local number, and read after the calling code.
 */
function nationalNumbers(digits: string, code: string, ownCode: string): string[] {
  const abroad = new RegExp(`^(?:00|011)?${code}0?(?=\\d)`);
  const behindCode = abroad.test(digits) ? [digits.replace(abroad, '')] : [];
  // 555-01 is known everywhere, but no North American number begins with 0.
  const isNational = code === ownCode || (code === '1' && !digits.startsWith('0'));
  return isNational ? [...behindCode, digits.replace(/^0/, '')] : behindCode;
}
