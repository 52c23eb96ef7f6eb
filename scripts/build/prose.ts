/** A text in which letters are as frequent as in prose, long enough to measure kerning, which makes words 0.1 to 0.6% narrower. */
export const prose =
  'We design, install and look after the wiring that an office depends on: network and phone lines, Wi-Fi, cameras, door ' +
  'locks and meeting rooms. A technician walks the building with you first, writes down what is there, and tells you what it ' +
  'costs before any work begins. You get one plan, one price and one person to call. Years later, every outlet still has a ' +
  'label that matches the drawing, and the people who put it there answer the phone. Tell us what does not work today.';

export const digits = '0123456789';
