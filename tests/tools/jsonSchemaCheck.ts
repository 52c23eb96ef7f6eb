import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

const service = getLanguageService({});

/** Returns a function that lists what VS Code reports about a value with a JSON Schema, given as text. */
export function jsonSchemaCheck(schema: string): (value: unknown) => Promise<string[]> {
  const rules = JSON.parse(schema);
  return async (value) => {
    const text = TextDocument.create('file:///value.json', 'json', 1, JSON.stringify(value));
    const found = await service.doValidation(text, service.parseJSONDocument(text), {}, rules);
    return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
  };
}
