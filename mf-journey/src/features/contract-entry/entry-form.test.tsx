import type { ReactNode } from 'react';
import { Checkbox, Select, TextField } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { MoneyControl } from '../typed-form/index.js';
import { EntryFormDialog } from './entry-form-dialog.js';
import { InlineEntryForm } from './inline-entry-form.js';
import { ChangedElsewhere } from './use-entry-change.js';
import { useEntryForm } from './use-entry-form.js';

const fee = z.object({
  name: z.string(),
  amount: z.string(),
  paidOn: z.string(),
  by: z.string(),
  isBack: z.boolean(),
  tags: z.array(z.string()),
});
type Fee = z.infer<typeof fee>;
const stored: Fee = { name: 'Survey', amount: '1,500', paidOn: '', by: 'seller', isBack: false, tags: [] };

const send = jest.fn<(sent: Fee, seen: Fee) => Promise<Fee | undefined>>();
const person = userEvent.setup({ delay: null });
beforeAll(polyfillDialog);
beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

const useFeeForm = () => useEntryForm<Fee, Fee, Fee>({ schema: fee, stored, valuesOf: (seen) => seen, send });

function FeeDialog(): ReactNode {
  const form = useFeeForm();
  return (
    <EntryFormDialog title="A fee" form={form} noun="fee" onClose={() => undefined}>
      <TextField {...form.field('name')} label="Name" optional />
      <MoneyControl form={form} name="amount" label="Amount" />
      <TextField {...form.field('paidOn')} type="date" label="Paid on" />
      <Select
        {...form.field('by')}
        label="Paid by"
        options={[
          { value: 'seller', label: 'The seller' },
          { value: 'buyer', label: 'The buyer' },
        ]}
      />
      <Checkbox {...form.field('isBack')} label="Comes back" />
      <Checkbox {...form.field('tags')} error={undefined} value="urgent" label="Urgent" />
    </EntryFormDialog>
  );
}

function FeeForm(): ReactNode {
  const form = useFeeForm();
  return (
    <InlineEntryForm form={form} noun="fee" label="A fee" className={undefined}>
      <TextField {...form.field('name')} label="Name" />
    </InlineEntryForm>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
const press = (button: string) => person.click(screen.getByRole('button', { name: button }));
const differences = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows both versions of what differs by its labels, in words', async () => {
  render(<FeeDialog />);
  const newer = { ...stored, amount: '2,000', paidOn: '2026-11-20', by: 'buyer', isBack: true, tags: ['urgent'] };
  send.mockRejectedValue(new ChangedElsewhere(newer));
  await person.clear(name());
  await press('Save');
  await screen.findByText('This fee changed somewhere else');
  expect(differences().slice(1)).toEqual([
    ['Name', 'Nothing', 'Survey'],
    ['Amount', '$1,500', '$2,000'],
    ['Paid on', 'Nothing', 'November 20, 2026'],
    ['Paid by', 'The seller', 'The buyer'],
    ['Comes back', 'No', 'Yes'],
    ['Urgent', 'No', 'Yes'],
  ]);
});

it('takes an amount for the same however it is typed', async () => {
  render(<FeeDialog />);
  send.mockRejectedValue(new ChangedElsewhere({ ...stored, name: 'Title' }));
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  await person.clear(amount);
  await person.type(amount, '1500');
  // As Enter does. Leaving the control would write it with its comma.
  if (amount.form) fireEvent.submit(amount.form);
  await screen.findByText('This fee changed somewhere else');
  expect(differences().slice(1)).toEqual([['Name', 'Survey', 'Title']]);
});

it('shows the controls again with what is wrong, if the buyer’s version can’t be kept', async () => {
  render(<FeeDialog />);
  send.mockRejectedValueOnce(new ChangedElsewhere({ ...stored, name: 'Title' }));
  await press('Save');
  await screen.findByRole('button', { name: 'Keep mine' });
  const details = [{ path: 'body.name', message: 'Another fee has that name' }];
  send.mockRejectedValueOnce(new RequestError({ status: 400, code: 'body.invalid', message: 'Invalid', details }));
  await press('Keep mine');
  await screen.findByText('Another fee has that name');
  expect(screen.queryByText('This fee changed somewhere else')).toBeNull();
  expect(name().closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(name());
  expect(send).toHaveBeenLastCalledWith(stored, { ...stored, name: 'Title' });
});

it('keeps what is typed while it saves', async () => {
  render(<FeeForm />);
  let finish: (saved: Fee) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await person.type(name(), ' A');
  await press('Save');
  await waitFor(() => expect(send).toHaveBeenCalled());
  await person.type(name(), 'B');
  finish({ ...stored, name: 'Survey A' });
  await screen.findByRole('button', { name: 'Save' });
  expect(name().value).toBe('Survey AB');
  await press('Save');
  await waitFor(() => {
    expect(send).toHaveBeenLastCalledWith({ ...stored, name: 'Survey AB' }, { ...stored, name: 'Survey A' });
  });
});
