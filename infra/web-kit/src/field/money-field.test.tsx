import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MoneyField } from './money-field.js';

function Amount(): ReactNode {
  const [typed, setTyped] = useState('');
  return <MoneyField label="Income" value={typed} onValueChange={setTyped} />;
}

it.each([
  ['1234567.5', '1,234,567.50'],
  ['$85,000', '85,000'],
  ['.5', '0.50'],
  ['11,11', '11,11'],
  ['12abc', '12abc'],
  ['99999999999999999999', '99999999999999999999'],
  ['', ''],
])('reformats "%s" as "%s" on blur, not before', async (typed, left) => {
  render(<Amount />);
  const control = screen.getByRole<HTMLInputElement>('textbox', { name: 'Income' });
  if (typed) await userEvent.type(control, typed);
  expect(control.value).toBe(typed);

  await userEvent.click(control);
  await userEvent.tab();

  expect(control.value).toBe(left);
});

it('asks phones for a numeric keyboard', () => {
  render(<Amount />);
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('decimal');
});
