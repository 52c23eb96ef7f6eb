import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { later } from '../shared/later.ts';
import { Part, Prerendered } from './Part.tsx';

function Form() {
  return (
    <form>
      <input />
      <details />
      <button type="button" data-needs-script="">
        Copy
      </button>
      <p data-collapsed="">An answer</p>
    </form>
  );
}

function Missing(): never {
  throw new Error('Its code is not loaded.');
}

test('keeps what the visitor has typed and opened in a part whose code is missing', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(
    <Part name="form">
      <Form />
    </Part>,
  );
  const [input, details] = [root.querySelector('input'), root.querySelector('details')];
  if (!input || !details) throw new Error('The form was not prerendered.');
  input.value = 'A visitor';
  details.open = true;
  const code = [later(() => Promise.reject(new Error('404')))];
  const parts = new Map([['form', Array.from(root.children)]]);
  const view = (text: string) => (
    <Prerendered value={parts}>
      <Part name="form" code={code}>
        <Missing />
      </Part>
      {text}
    </Prerendered>
  );
  const hydrated = await act(async () => hydrateRoot(root, view('')));
  await act(async () => hydrated.render(view('Later')));
  expect(root.textContent).toBe('An answerLater');
  expect(root.querySelector('input')).toBe(input);
  expect(input.value).toBe('A visitor');
  expect(details.open).toBe(true);
  expect(root.querySelector('button')).toBeNull();
  expect(root.querySelector('p')?.hasAttribute('data-collapsed')).toBe(false);
  await act(async () => hydrated.unmount());
  root.remove();
});
