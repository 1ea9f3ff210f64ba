import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.js';
import { PasswordField } from './password-field.js';
import { Select } from './select.js';
import { TextArea, TextField } from './text-field.js';

function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe('TextField', () => {
  it('associates label, error, and help with the control, error first', () => {
    render(<TextField label="Email" help="We write here." error="Enter a valid email" />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(descriptionOf(control)).toEqual(['Enter a valid email', 'We write here.']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('is valid and undescribed without error or help', () => {
    render(<TextField label="Email" />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  it('passes other props to the input', async () => {
    const onChange = jest.fn();
    render(<TextField label="Email" name="email" autoComplete="email" onChange={onChange} />);
    const control = screen.getByRole('textbox');
    await userEvent.type(control, 'a');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(control.getAttribute('name')).toBe('email');
    expect(control.getAttribute('autocomplete')).toBe('email');
  });

  it('keeps its value and focus when an error appears', async () => {
    const { rerender } = render(<TextField label="Name" />);
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    rerender(<TextField label="Name" error="Longer, please" />);
    const control = screen.getByRole<HTMLInputElement>('textbox');
    expect(control.value).toBe('Ada');
    expect(document.activeElement).toBe(control);
  });

  it('gives two fields with the same label different ids', () => {
    render(
      <>
        <TextField label="Name" />
        <TextArea label="Name" />
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox', { name: 'Name' });
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('PasswordField', () => {
  it('toggles password visibility', async () => {
    render(<PasswordField label="Password" />);
    const control = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(control, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control.type).toBe('password');
    expect(control.value).toBe('secret');
  });

  it('is described by its hint, a polite live region', () => {
    render(<PasswordField label="Password" hint="Easy to guess" />);
    expect(descriptionOf(screen.getByLabelText('Password'))).toEqual(['Easy to guess']);
    expect(screen.getByText('Easy to guess').getAttribute('aria-live')).toBe('polite');
  });

  it('replaces its hint with the error', () => {
    render(<PasswordField label="Password" hint="Easy to guess" error="Too short" />);
    expect(descriptionOf(screen.getByLabelText('Password'))).toEqual(['Too short']);
    expect(screen.getByText('Easy to guess').hidden).toBe(true);
  });
});

describe('Select', () => {
  it('lists its options after the placeholder and reports the selection', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'TX', label: 'Texas' },
      { value: 'FL', label: 'Florida' },
    ];
    render(<Select label="State" options={options} placeholder="Choose a state" onChange={onChange} />);
    const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a state',
      'Texas',
      'Florida',
    ]);
    await userEvent.selectOptions(control, 'Florida');
    expect(control.value).toBe('FL');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('Checkbox', () => {
  it('is checked by clicking its label and associated with its error', async () => {
    render(<Checkbox label="I agree" error="Agree to go on" help="You can read it first." />);
    const control = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(control.checked).toBe(true);
    expect(descriptionOf(control)).toEqual(['Agree to go on', 'You can read it first.']);
  });
});
