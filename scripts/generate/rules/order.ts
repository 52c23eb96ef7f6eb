import type { Examples } from './example.ts';

export const orderExamples: Examples = {
  indentation: [
    {
      file: 'visit.json',
      right: '{\n      "type": "embed",\n      "id": "request",',
      wrong: '{\n⟦    ⟧"type": "embed",\n\t\t"id": "request",',
      fix: true,
    },
  ],
  'key-order': [
    {
      file: 'visit.json',
      right:
        '"type": "embed",\n      "id": "request",\n      "headline": "Ask for a tuning",\n      "source": "lead-form",',
      wrong:
        '"⟦headline⟧": "Ask for a tuning",\n      "id": "request",\n      "source": "lead-form",\n      "type": "embed",',
      fix: true,
    },
  ],
  'missing-schema': [
    {
      file: 'visit.json',
      right: '{\n  "$schema": "../../schema/page.schema.json",\n  "path": "/visit",',
      wrong: '⟦{⟧\n  "path": "/visit",',
      fix: '{\n  "$schema": "schema/page.schema.json",\n  "path": "/visit",',
    },
  ],
};
