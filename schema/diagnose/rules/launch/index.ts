export { demoFrame } from './demoFrame.ts';
export { exampleAddress } from './exampleAddress.ts';
export { exampleText } from './exampleText.ts';
export { fictionalPhone } from './fictionalPhone.ts';
export { placeholderCompany } from './placeholderCompany.ts';
export { sampleEntry } from './sampleEntry.ts';
export { sampleNote } from './sampleNote.ts';
