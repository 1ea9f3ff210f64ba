import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { Checkbox } from '../field/checkbox.js';
import { Combobox } from '../field/combobox.js';
import { MoneyField } from '../field/money-field.js';
import { PasswordField } from '../field/password-field.js';
import { RadioCards } from '../field/radio-cards.js';
import { Select } from '../field/select.js';
import { TextArea, TextField } from '../field/text-field.js';
import { useContractForm } from './use-contract-form.js';
import { useHeldField } from './use-held-field.js';

const text = z.string().check(z.minLength(1, 'Missing'));
const schema = z.object({
  username: text,
  password: text,
  note: text,
  county: z.string(),
  color: text,
  agreed: z.literal(true),
  state: text,
  size: text,
  debts: z.array(z.object({ monthly: text })),
});
const empty = { username: '', password: '', note: '', color: '', state: '', size: '', debts: [{ monthly: '' }] };
const options = [
  { value: 'a', label: 'Alabama' },
  { value: 'b', label: 'Alaska' },
];
const send = jest.fn<(sent: unknown) => void>();

function Filled() {
  const form = useContractForm({
    schema,
    defaultValues: { ...empty, county: '48113', agreed: false as true },
    send,
  });
  const { value, onChange, ...money } = useHeldField(form, 'debts.0.monthly');
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextField {...form.field('username')} label="Username" />
      <PasswordField {...form.field('password')} label="Password" />
      <TextArea {...form.field('note')} label="Note" />
      <Select {...form.field('county')} label="County" options={[]} disabled />
      <Select {...form.field('color')} label="Color" placeholder="None" options={options} />
      <Checkbox {...form.field('agreed')} label="Agreed" />
      <Combobox {...useHeldField(form, 'state')} label="State" options={options} />
      <RadioCards {...useHeldField(form, 'size')} labelledBy="size" options={options} />
      <MoneyField {...money} value={value} onValueChange={onChange} label="Monthly" />
      <input name="elsewhere" />
      <button>Send</button>
    </form>
  );
}

it('sends what the controls hold, even if they were filled in without an event', async () => {
  render(<Filled />);
  const set = (label: string, value: string): void => {
    screen.getByLabelText<HTMLInputElement>(label, { selector: ':not(button)' }).value = value;
  };
  set('Username', 'jordan');
  set('Password', 'kettle porch lantern');
  set('Note', 'Ring twice');
  set('Color', 'b');
  set('State', 'Alaska');
  set('Monthly', '350');
  screen.getByLabelText<HTMLInputElement>('Agreed').checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: 'Alabama' }).checked = true;

  fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => {
    expect(send.mock.calls.map(([sent]) => sent)).toEqual([
      {
        username: 'jordan',
        password: 'kettle porch lantern',
        note: 'Ring twice',
        county: '48113',
        color: 'b',
        agreed: true,
        state: 'b',
        size: 'a',
        debts: [{ monthly: '350' }],
      },
    ]);
  });
});
