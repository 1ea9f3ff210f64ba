import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryCheckbox } from './entry-checkbox.js';

it('shows what is being saved, keeps the focus, and goes back if it couldn’t be saved', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  render(
    <EntryCheckbox
      label="Waived"
      checked={false}
      onSave={() => new Promise((_resolve, reject) => (refuse = reject))}
    />,
  );
  const box = screen.getByLabelText<HTMLInputElement>('Waived');
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  expect(box.disabled).toBe(false);
  expect(document.activeElement).toBe(box);
  refuse(new Error('Not now'));
  await waitFor(() => {
    expect(box.checked).toBe(false);
  });
});
