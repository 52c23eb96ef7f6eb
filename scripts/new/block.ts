// npm run new -- block NAME: writes schema, example, component and test of a new block type, and its line in both indexes, or
// nothing if one of them fails.
import { readFile, rm } from 'node:fs/promises';
import { replaceFile } from '../content/replaceFile.ts';
import { writeNewFile } from '../content/writeNewFile.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';

const { positionals } = readArguments({
  call: 'npm run new -- block',
  about:
    'Writes schema, example, component and test of a new block type, and adds it to both indexes.',
  options: {},
  operands: {
    usage: 'name',
    about: 'lowercase letters, digits and hyphens: price-list',
    count: [1, 1],
  },
});

try {
  const [type = ''] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    throw new Error(
      `"${type}" is not a name for a block type. Use lowercase letters, digits and hyphens, as in "price-list".`,
    );
  }
  const variable = type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const component = variable.charAt(0).toUpperCase() + variable.slice(1);

  const schemaIndex = await indexAfter('schema/blocks/index.ts', (text) => {
    const imports = text.match(/^import .* from '\.\/.*';$/gm) ?? [];
    const line = `import { ${variable} } from './${variable}.ts';`;
    return text
      .replace(imports.join('\n'), [...imports, line].sort(byFile).join('\n'))
      .replace('\n] as const;', `\n  ${variable},\n] as const;`);
  });
  const componentIndex = await indexAfter('src/blocks/index.ts', (text) => {
    const key = type.includes('-') ? `'${type}'` : type;
    return text.replace(/\n\};/, `\n  ${key}: later(() => import('./${component}.tsx')),\n};`);
  });

  const files = {
    [`schema/blocks/${variable}.ts`]: schemaText(type, variable),
    [`src/blocks/${component}.tsx`]: componentText(type, component),
    [`src/blocks/${component}.test.tsx`]: testText(type, variable),
  };
  const written: string[] = [];
  try {
    for (const [name, text] of Object.entries(files)) {
      await writeNewFile(name, text);
      written.push(name);
    }
    for (const { name, before, after } of [schemaIndex, componentIndex]) {
      await replaceFile(name, before, after);
    }
  } catch (error) {
    for (const name of written) await rm(name);
    throw error;
  }
  for (const name of [...written, schemaIndex.name, componentIndex.name]) {
    console.log(`wrote ${name}`);
  }
  console.log('Change the fields and the example, then run "npm run generate" and "npm run dev":');
  console.log('/__blocks shows the new type with its example.');
} catch (error) {
  reportFailure(error);
}

function byFile(a: string, b: string): number {
  const fileOf = (line: string) => /'(.*)'/.exec(line)?.[1] ?? '';
  return fileOf(a) < fileOf(b) ? -1 : 1;
}

async function indexAfter(name: string, add: (text: string) => string) {
  const before = await readFile(name, 'utf8');
  const after = add(before);
  if (after === before) throw new Error(`${name} no longer has a place for a new block type.`);
  return { name, before, after };
}

function schemaText(type: string, variable: string): string {
  return `import { headline, subheadline, text } from '../fields.ts';
import { defineBlock } from './define.ts';

export const ${variable} = defineBlock('${type}', {
  description: 'What this block is for, in a sentence for editors.',
  fields: {
    headline,
    subheadline: subheadline.optional(),
    note: text(200, 'What this text is for.'),
  },
  example: {
    headline: 'Your headline: what the visitor gets',
    note: 'Your note: what a visitor should know about it.',
  },
});
`;
}

function componentText(type: string, component: string): string {
  return `import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Note = styled.p\`
  max-width: 36em;
\`;

export default function ${component}({ note }: BlockOf<'${type}'>) {
  return <Note>{unbroken(note)}</Note>;
}
`;
}

function testText(type: string, variable: string): string {
  return `import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ${variable} } from '../../schema/blocks/${variable}.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

afterEach(cleanup);

test('the block "${type}" has a headline', async () => {
  await renderBlock(${variable}.schema.parse(${variable}.example));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(${variable}.example.headline);
});
`;
}
