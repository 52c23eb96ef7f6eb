// @module-tag slow
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Outcome } from '../../tests/tools/runCommand.ts';

/** Runs the command with a text on standard input. */
function newEmbed(code: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', 'scripts/new.ts', 'embed'];
    const child = execFile('node', args, (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, out, error }),
    );
    child.stdin?.end(code);
  });
}

test('converts a provider’s embed code to a block', async () => {
  const { code, out, error } = await newEmbed(
    '<iframe src="https://form.jotform.com/242991234567890" title="Order a cake" allow="geolocation" style="height:539px"></iframe>\n',
  );
  expect(code).toBe(0);
  expect(error).toBe(
    'This asks for the camera, the microphone or the visitor’s location, which frames on this site cannot use. If it needs them, link to it instead.\n',
  );
  expect(out).toBe(`{
  "type": "embed",
  "url": "https://form.jotform.com/242991234567890",
  "title": "Order a cake",
  "height": 539
}
`);
});

test('makes a valid block from an embed code without a title', async () => {
  const { out, error } = await newEmbed('https://calendly.com/plum-rye/tasting');
  expect(error).toBe('');
  expect(JSON.parse(out)).toEqual({
    type: 'embed',
    url: 'https://calendly.com/plum-rye/tasting',
    title: 'Calendar',
  });
});

test('rejects an embed code that blocks cannot show', async () => {
  expect(await newEmbed('<script>fbq("init", "4711")</script>')).toEqual({
    code: 1,
    out: '',
    error:
      'This code counts visits, so it does not belong in a block. See "analytics" in site.json.\n',
  });
});
