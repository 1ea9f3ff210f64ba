import { paymentTexts } from '@hearthway/contracts/texts';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { dollarsOf, isTooLittle, minimumDollars, numberOf, type AmountChoice } from './amount.js';

export interface Amount {
  readonly choice: AmountChoice;
  /** What stands in the control beside the presets. */
  readonly typed: string;
  /** What would be paid as things stand. */
  readonly dollars: number;
  /** Why the amount is another one than was typed. */
  readonly notice: string | undefined;
  readonly choose: (choice: AmountChoice) => void;
  readonly type: (typed: string) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The button is about to be pressed, which takes the focus out of the control and so resets it. */
  readonly onButtonPress: () => void;
  /** What is to be sent: the very amount that was typed when the button was pressed, so that it can be refused. */
  readonly take: () => number;
}

export function useAmount(): Amount {
  const pressedWithRef = useRef<number>(undefined);
  const [choice, setChoice] = useState<AmountChoice>(minimumDollars);
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState<string>();

  const reset = (input: HTMLInputElement): void => {
    setTyped('');
    // What is no number is not in the value, so that React would leave it standing.
    input.value = '';
  };
  const isReset = (): boolean => choice === 'other' && isTooLittle(typed);

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
      if (isReset()) reset(currentTarget);
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' || !isReset()) return;
      event.preventDefault();
      reset(event.currentTarget);
      setNotice(paymentTexts.minimumAmountAlert);
    },
    onButtonPress() {
      const pressedWith = numberOf(typed);
      pressedWithRef.current = isReset() && !Number.isNaN(pressedWith) ? pressedWith : undefined;
    },
    take() {
      const taken = pressedWithRef.current ?? dollarsOf(choice, typed);
      pressedWithRef.current = undefined;
      return taken;
    },
  };
}
