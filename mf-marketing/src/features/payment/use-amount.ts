import { useRef, useState, type KeyboardEvent } from 'react';
import { dollarsOf, isTooLow, minimumDollars, parseDollars, tooLowText, type AmountChoice } from './amount.js';

export interface Amount {
  readonly choice: AmountChoice;
  /** Text in the custom amount field. */
  readonly typed: string;
  /** The amount due now. */
  readonly dollars: number;
  /** Why the amount differs from what was typed. */
  readonly notice: string | undefined;
  readonly choose: (choice: AmountChoice) => void;
  readonly type: (typed: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Runs before the blur that resets the field, so the typed amount can still be validated. */
  readonly onButtonPress: () => void;
  /**
   * The amount to submit: the controls' current value, even if set without events, or the field's value when the button
   * was pressed. May be NaN or too low, and then gets rejected.
   */
  readonly takeDollars: (form: HTMLFormElement) => number;
}

export function useAmount(): Amount {
  const typedOnPressRef = useRef('');
  const [choice, setChoice] = useState<AmountChoice>(minimumDollars);
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState<string>();

  const type = (text: string): void => {
    typedOnPressRef.current = '';
    setTyped(text);
    setNotice(undefined);
  };
  const reset = (): void => {
    setTyped('');
    setNotice(tooLowText(typed));
  };
  const dollars = dollarsOf(choice, typed);
  const willReset = choice === 'other' && isTooLow(typed);

  return {
    choice,
    typed,
    dollars,
    notice,
    choose(chosen) {
      setChoice(chosen);
      type('');
    },
    type,
    onBlur() {
      if (willReset && typed !== '') reset();
    },
    onKeyDown(event) {
      const step = steps.get(event.key);
      if (step !== undefined) type(String(Math.max(minimumDollars, Math.floor(dollars) + step)));
      else if (event.key === 'Enter' && willReset) reset();
      else return;
      event.preventDefault();
    },
    onButtonPress() {
      typedOnPressRef.current = willReset ? typed : '';
    },
    takeDollars(form) {
      const radios = form.elements.namedItem('amountChoice');
      const chosen = radios instanceof RadioNodeList ? choiceOf(radios.value) : choice;
      const control = form.elements.namedItem('customAmount');
      const held = control instanceof HTMLInputElement ? control.value : '';
      const text = typedOnPressRef.current || held;
      typedOnPressRef.current = '';
      if (chosen !== choice) setChoice(chosen);
      if (held !== typed) type(held);
      return chosen === 'other' && text.trim() !== '' ? parseDollars(text) : dollarsOf(chosen, '');
    },
  };
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

const choiceOf = (value: string): AmountChoice => (value === 'other' ? value : Number(value));
