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
  /** What stands in the field. */
  readonly text: string;
  /** The options that what was typed leaves. */
  readonly choices: readonly ComboboxOption[];
  /** Of `choices`, the one that Enter takes; -1 for none. */
  readonly active: number;
  readonly open: boolean;
  readonly isNarrowed: boolean;
  readonly input: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onClick: () => void;
  };
  readonly choose: (option: ComboboxOption) => void;
  /** The person goes elsewhere: what was typed counts if it leaves no doubt, and is forgotten otherwise. */
  readonly dismiss: () => void;
}

const nothing = { open: false, typed: undefined, active: -1 } as const;

/** What a combobox does (the ARIA practices' list autocomplete with manual selection), without how it looks. */
export function useCombobox({ options, value, onChange }: ComboboxChoice): ComboboxState {
  const [{ open, typed, active }, setState] = useState<{ open: boolean; typed: string | undefined; active: number }>(
    nothing,
  );
  const choices = typed === undefined ? options : options.filter((option) => matches(option, typed));

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
    setState(nothing);
    if (option.value !== value) onChange(option.value);
  };

  return {
    text: typed ?? options.find((option) => option.value === value)?.label ?? '',
    choices,
    active,
    open,
    isNarrowed: typed !== undefined,
    choose,
    dismiss() {
      const meant = typed && optionMeantBy(typed, choices);
      if (meant) choose(meant);
      else setState(nothing);
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
        else if (event.key === 'Escape' && open) setState(nothing);
        else return;
        event.preventDefault();
      },
    },
  };
}

/** By the beginning of any of its words, or by its value: `car` finds North Carolina, `nc` too. */
function matches({ value, label }: ComboboxOption, typed: string): boolean {
  const wanted = plain(typed);
  return plain(value) === wanted || ` ${plain(label)}`.includes(` ${wanted}`);
}

function optionMeantBy(typed: string, choices: readonly ComboboxOption[]): ComboboxOption | undefined {
  if (choices.length === 1) return choices[0];
  const wanted = plain(typed);
  return choices.find(({ value, label }) => [plain(value), plain(label)].includes(wanted));
}

const plain = (text: string): string => text.trim().toLowerCase();
