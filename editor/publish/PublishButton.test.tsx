import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PublishButton, PublishContext } from './PublishButton.tsx';

vi.mock('./PublishDialog.tsx', () => ({
  PublishDialog: ({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={onChanged}>
        Bring in
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the dialog until it is closed, and notifies the list of pages and the open file of changes', () => {
  const [onFiles, onChanged] = [vi.fn(), vi.fn()];
  render(
    <PublishContext value={{ canPublish: true, onChanged }}>
      <PublishButton onFiles={onFiles} />
    </PublishContext>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Publish');
  expect(onFiles).not.toHaveBeenCalled();
  press('Bring in');
  expect([onFiles, onChanged].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});
