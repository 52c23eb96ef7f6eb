import type { z } from 'zod';
import type { FieldChange } from './basics.ts';
import { ruleInfo, type Sentence } from './catalog/index.ts';

/** An error in a value, or in its part at `path`, with a fix or a suggested change. */
export type Refusal = {
  sentence: Sentence;
  path?: (string | number)[];
  fix?: FieldChange | undefined;
  suggest?: FieldChange | undefined;
};

/**
 * A schema check that reports messages of the catalog: `z.string().check(refuse((value) => …))`. It rejects the document, so it
 * throws if the rule is not an error.
 */
export function refuse<Value>(find: (value: Value) => readonly Refusal[]) {
  return ({ value, issues }: z.core.ParsePayload<Value>): void => {
    for (const refusal of find(value)) {
      const { sentence, path = [] } = refusal;
      if (ruleInfo[sentence.rule].severity) {
        throw new Error(
          `The rule "${sentence.rule}" is a warning, but a check in a schema rejects the document. Write a DocumentRule (schema/diagnose/rules).`,
        );
      }
      const params = { refusal };
      issues.push({ code: 'custom', message: sentence.message, input: value, path, params });
    }
  };
}

/** What a check reported, for an issue caused by one. */
export function refusalOf(issue: z.core.$ZodIssue): Refusal | undefined {
  return issue.code === 'custom' ? issue.params?.refusal : undefined;
}
