export { indentation } from './indentation.ts';
export { keyOrder } from './keyOrder.ts';
export { missingSchema } from './missingSchema.ts';
