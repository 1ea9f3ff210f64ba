import { beforeAll, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { polyfillDialog } from '../testing/index.js';
import { ConfirmDialog } from './confirm-dialog.js';

beforeAll(polyfillDialog);

it('keeps, confirms, and says that it is busy or failed', async () => {
  const onClose = jest.fn();
  const onConfirm = jest.fn();
  const dialog = (isPending: boolean, error: Error | null) => (
    <ConfirmDialog
      title="Delete this step?"
      description="You can’t undo this."
      onClose={onClose}
      keepText="Keep step"
      confirmText="Delete step"
      pendingText="Deleting…"
      failureTitle="We couldn’t delete it"
      action={{ isPending, error }}
      onConfirm={onConfirm}
    />
  );
  const { rerender } = render(dialog(false, null));
  expect(screen.getByRole('dialog', { name: 'Delete this step?', description: 'You can’t undo this.' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Keep step' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Delete step' }));
  expect(onConfirm.mock.calls).toEqual([[]]);
  rerender(dialog(true, null));
  await userEvent.click(screen.getByRole('button', { name: 'Deleting…' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(dialog(false, new Error('Please try again.')));
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t delete itPlease try again.');
});
