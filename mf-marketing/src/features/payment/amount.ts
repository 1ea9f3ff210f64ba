import { foundingMember } from '@hearthway/contracts/constants';

export const minimumDollars = foundingMember.minimumCents / 100;
export const presetDollars: readonly number[] = foundingMember.presetCents.map((cents) => cents / 100);

/** One of the presets, or the amount that is typed beside them. */
export type AmountChoice = number | 'other';

/** Whether what is typed comes to nothing that could be contributed: empty, no number, or below the minimum. */
export function isTooLittle(typed: string): boolean {
  return !(numberOf(typed) >= minimumDollars);
}

/** What would be paid as things stand: what is too little counts as the minimum, which it is about to become. */
export function dollarsOf(choice: AmountChoice, typed: string): number {
  if (choice !== 'other') return choice;
  return isTooLittle(typed) ? minimumDollars : numberOf(typed);
}

/** NaN for what is empty or no number. */
export function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
