import { useSyncExternalStore } from 'react';
import { choose, chosen, subscribeToChoices, type BrowserChoice, type ChoiceValue } from './browser-choice.js';

/** One of the choices that stay in this browser, and how to make it; every open view follows, in other tabs too. */
export function useBrowserChoice<Choice extends BrowserChoice>(
  choice: Choice,
): readonly [value: ChoiceValue<Choice>, choose: (value: ChoiceValue<Choice>) => void] {
  const value = useSyncExternalStore(subscribeToChoices, () => chosen(choice));
  return [
    value,
    (next) => {
      choose(choice, next);
    },
  ];
}
