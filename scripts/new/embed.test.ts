import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Outcome } from '../../tests/tools/runCommand.ts';

/** Runs the command with a text on its standard input. */
function newEmbed(code: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/new.ts', 'embed'];
    const child = execFile('node', args, (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, out, error }),
    );
    child.stdin?.end(code);
  });
}

test('the code of a provider becomes an embed block', async () => {
  const { code, out, error } = await newEmbed(
    '<iframe src="https://form.jotform.com/242991234567890" title="Order a cake" style="height:539px"></iframe>\n',
  );
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toBe(`{
  "type": "embed",
  "url": "https://form.jotform.com/242991234567890",
  "title": "Order a cake",
  "height": 539
}
`);
});

test('a code without a title becomes a valid block', async () => {
  const { out } = await newEmbed('https://calendly.com/plum-rye/tasting');
  expect(JSON.parse(out)).toEqual({
    type: 'embed',
    url: 'https://calendly.com/plum-rye/tasting',
    title: 'Form',
  });
});

test('a code that no block can show is refused in a sentence', async () => {
  expect(await newEmbed('<script>fbq("init", "4711")</script>')).toEqual({
    code: 1,
    out: '',
    error:
      'This code counts visits, so it does not belong in a block. See "analytics" in site.json.\n',
  });
});
