import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

export interface ComboboxChoice {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface ComboboxState {
  /** Text in the input. */
  readonly text: string;
  /** Options that match the typed text. */
  readonly choices: readonly ComboboxOption[];
  /** Index in `choices` that Enter selects; -1 for none. */
  readonly active: number;
  readonly open: boolean;
  readonly isNarrowed: boolean;
  readonly input: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onClick: () => void;
  };
  readonly choose: (option: ComboboxOption) => void;
  /** On leaving the input: selects the option if the text in it is unambiguous, otherwise discards the text. */
  readonly dismiss: (shown: string) => void;
}

const closed = { open: false, typed: undefined, active: -1 } as const;

/** Headless combobox: the ARIA APG pattern "list autocomplete with manual selection". */
export function useCombobox({ options, value, onChange }: ComboboxChoice): ComboboxState {
  const [{ open, typed, active }, setState] = useState<{ open: boolean; typed: string | undefined; active: number }>(
    closed,
  );
  const choices = typed === undefined ? options : matching(options, typed);

  const chosenIndex = choices.findIndex((option) => option.value === value);
  const move = (by: 1 | -1): void => {
    if (!open) {
      setState({ open: true, typed, active: Math.max(chosenIndex, 0) });
      return;
    }
    const from = by === -1 ? Math.max(active, 0) : active;
    setState({ open, typed, active: (from + by + choices.length) % Math.max(1, choices.length) });
  };
  const choose = (option: ComboboxOption): void => {
    setState(closed);
    if (option.value !== value) onChange(option.value);
  };

  return {
    text: typed ?? options.find((option) => option.value === value)?.label ?? '',
    choices,
    active,
    open,
    isNarrowed: typed !== undefined,
    choose,
    dismiss(shown) {
      const match = shown && unambiguousMatch(shown, matching(options, shown));
      if (match) choose(match);
      else setState(closed);
    },
    input: {
      onClick() {
        setState({ open: true, typed, active: chosenIndex });
      },
      onChange({ target }) {
        setState({ open: true, typed: target.value, active: target.value === '' ? -1 : 0 });
        if (target.value === '' && value !== '') onChange('');
      },
      onKeyDown(event) {
        const chosen = open ? choices[active] : undefined;
        if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else if (event.key === 'Enter' && chosen) choose(chosen);
        else if (event.key === 'Escape' && open) setState(closed);
        else return;
        event.preventDefault();
      },
    },
  };
}

/** Matches the start of any word, or the value: both `car` and `nc` find North Carolina. */
function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = normalize(typed);
  return options.filter(
    ({ value, label }) => normalize(value) === wanted || ` ${normalize(label)}`.includes(` ${wanted}`),
  );
}

function unambiguousMatch(typed: string, choices: readonly ComboboxOption[]): ComboboxOption | undefined {
  if (choices.length === 1) return choices[0];
  const wanted = normalize(typed);
  return choices.find(({ value, label }) => [normalize(value), normalize(label)].includes(wanted));
}

const normalize = (text: string): string => text.trim().toLowerCase();
