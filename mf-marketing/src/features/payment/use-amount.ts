import { paymentTexts } from '@hearthway/contracts/texts';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { dollarsOf, isTooLow, minimumDollars, parseDollars, type AmountChoice } from './amount.js';

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
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Runs before the blur that resets the field, so the typed amount can still be validated. */
  readonly onButtonPress: () => void;
  /** The amount to submit: what was typed when the button was pressed, even if too low, so it gets rejected. */
  readonly takeDollars: () => number;
}

export function useAmount(): Amount {
  const amountOnPressRef = useRef<number>(undefined);
  const [choice, setChoice] = useState<AmountChoice>(minimumDollars);
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState<string>();

  const reset = (input: HTMLInputElement): void => {
    setTyped('');
    // An invalid number is not in `value`, so React would leave the text in place.
    input.value = '';
  };
  const willReset = (): boolean => choice === 'other' && isTooLow(typed);

  return {
    choice,
    typed,
    dollars: dollarsOf(choice, typed),
    notice,
    choose(chosen) {
      setChoice(chosen);
      setTyped('');
      setNotice(undefined);
    },
    type(text) {
      setTyped(text);
      setNotice(undefined);
    },
    onBlur({ currentTarget }) {
      if (willReset()) reset(currentTarget);
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' || !willReset()) return;
      event.preventDefault();
      reset(event.currentTarget);
      setNotice(paymentTexts.minimumAmountAlert);
    },
    onButtonPress() {
      const amountOnPress = parseDollars(typed);
      amountOnPressRef.current = willReset() && !Number.isNaN(amountOnPress) ? amountOnPress : undefined;
    },
    takeDollars() {
      const taken = amountOnPressRef.current ?? dollarsOf(choice, typed);
      amountOnPressRef.current = undefined;
      return taken;
    },
  };
}
