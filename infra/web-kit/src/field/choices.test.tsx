import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.js';
import { RadioCards } from './radio-cards.js';

const states = [
  { value: 'NC', label: 'North Carolina' },
  { value: 'SC', label: 'South Carolina' },
  { value: 'TX', label: 'Texas' },
  { value: 'VA', label: 'Virginia' },
  { value: 'WV', label: 'West Virginia' },
];
const user = userEvent.setup({ delay: null });
const onSubmit = jest.fn((event: { preventDefault: () => void }) => {
  event.preventDefault();
});

describe('Combobox', () => {
  const onChange = jest.fn<(value: string) => void>();
  const renderCombobox = (initial = '') => {
    onChange.mockClear();
    onSubmit.mockClear();
    render(<StateForm initial={initial} />);
    return screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
  };
  function StateForm({ initial }: { initial: string }) {
    const [value, setValue] = useState(initial);
    onChange.mockImplementation(setValue);
    return (
      <form onSubmit={onSubmit}>
        <Combobox label="State" options={states} value={value} onChange={onChange} />
        <button>Go on</button>
      </form>
    );
  }
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('shows the selected option and opens with all options on click', async () => {
    const control = renderCombobox('TX');
    expect(control.value).toBe('Texas');
    expect(shown()).toEqual([]);
    await user.click(control);
    expect(shown()).toHaveLength(5);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Texas');
    expect(control.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Texas' }).id);
  });

  it('scrolls its list into view on open', async () => {
    const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(renderCombobox());
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('listbox')]);
    scrolledTo.mockRestore();
  });

  it.each([
    ['car', ['North Carolina', 'South Carolina']],
    ['nc', ['North Carolina']],
    ['  TEXAS ', ['Texas']],
    ['olina', []],
  ])('filters its options by %j', async (typed, left) => {
    await user.type(renderCombobox(), typed);
    expect(shown()).toEqual(left);
    expect(screen.getByRole('status').textContent).toContain(left.length === 0 ? 'No matches' : String(left.length));
  });

  it('works by keyboard: arrows move, Enter selects without submitting, a second Enter submits', async () => {
    const control = renderCombobox();
    await user.type(control, 'car{ArrowDown}{Enter}');
    expect(control.value).toBe('South Carolina');
    expect(onChange.mock.calls).toEqual([['SC']]);
    expect(control.getAttribute('aria-expanded')).toBe('false');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('submits on Enter when no option is active', async () => {
    const control = renderCombobox();
    await user.click(control);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('wraps around at both ends', async () => {
    const control = renderCombobox();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(control.value).toBe('West Virginia');
  });

  it('selects the clicked option and keeps focus', async () => {
    const control = renderCombobox();
    await user.click(control);
    await user.click(screen.getByRole('option', { name: 'Virginia' }));
    expect(control.value).toBe('Virginia');
    expect(document.activeElement).toBe(control);
    expect(shown()).toEqual([]);
  });

  it('closes on Escape and discards the typed text', async () => {
    const control = renderCombobox('TX');
    await user.type(control, '{Backspace}{Escape}');
    expect(control.value).toBe('Texas');
    expect(shown()).toEqual([]);
  });

  it.each([
    ['virginia', 'Virginia'],
    ['tx', 'Texas'],
    ['car', ''],
    ['xyz', ''],
  ])('on blur resolves %j to %j', async (typed, kept) => {
    const control = renderCombobox();
    await user.type(control, typed);
    await user.tab();
    expect(control.value).toBe(kept);
  });

  it('clears the selection when emptied', async () => {
    const control = renderCombobox('TX');
    await user.clear(control);
    await user.tab();
    expect(control.value).toBe('');
    expect(onChange.mock.calls).toEqual([['']]);
  });
});

describe('RadioCards', () => {
  const renderCards = (error?: string) => {
    const onChange = jest.fn();
    onSubmit.mockClear();
    render(
      <form onSubmit={onSubmit}>
        <h1 id="question">Which one?</h1>
        <RadioCards name="one" options={states} value="TX" onChange={onChange} labelledBy="question" error={error} />
        <button>Go on</button>
      </form>,
    );
    return onChange;
  };

  it('is a radio group named by its heading that reports the selection', async () => {
    const onChange = renderCards();
    expect(screen.getByRole('radiogroup', { name: 'Which one?' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Texas' }).checked).toBe(true);
    await user.click(screen.getByText('Virginia'));
    expect(onChange.mock.calls).toEqual([['VA']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits its form on Enter', async () => {
    renderCards();
    screen.getByRole('radio', { name: 'Texas' }).focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('associates its error with the group', () => {
    renderCards('Please choose');
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(String(group.getAttribute('aria-describedby')))?.textContent).toBe('Please choose');
  });
});
