import {
  affordabilityPrograms,
  type AffordabilityProgram,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { dollars } from '../../number-format/index.js';

/** `$303,000`: an estimated price, to the nearest thousand. */
export const roundedPrice = (cents: number): string => dollars(Math.round(cents / 100_000) * 100_000);

/** `$1,995.91`: for what can be calculated to the cent. */
export const exactDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** `6.25%`, `6.875%` */
export const rateText = ({ annualRateMillionths }: Pick<BuyerFigures, 'annualRateMillionths'>): string =>
  `${String(annualRateMillionths / 10_000)}%`;

export const yearsText = ({ termMonths }: Pick<BuyerFigures, 'termMonths'>): string =>
  `${String(termMonths / 12)} years`;

/** `$40,000`, or `10%` */
export const downPaymentText = ({ downPayment }: Pick<BuyerFigures, 'downPayment'>): string =>
  downPayment.kind === 'amount' ? dollars(downPayment.cents) : percent(downPayment.basisPoints);

export const stateName = (state: UsStateCode): string => usStates.find(([code]) => code === state)?.[1] ?? state;

/** "Tuesday, December 1, 2026 at 2:00 PM" */
export const momentIn = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** "2:00 PM" */
export const timeIn = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** "December 1, 2026" of YYYY-MM-DD. */
export const dayText = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });

/** What a buyer typed, such as a name, with any Markdown removed. */
export const plain = (text: string): string => text.replace(/[*_[\]()`<>~#|\\]/g, '');

/** "a VA loan", "an FHA loan" */
export const loanOf = (program: AffordabilityProgram): string =>
  `${program === 'fha' ? 'an' : 'a'} ${program === 'conventional' || program === 'jumbo' ? program : affordabilityPrograms[program]} loan`;

export const capitalized = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-US').format(parts);

/** Whether a name contains this part, as buyers write it: "paystubs", "W2". */
export function isNamed(part: string, name: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = letters(part).replace(/s$/, '');
  return wanted !== '' && letters(name).includes(wanted);
}

/** "2 years and 3 months" */
export function span(months: number): string {
  const counted = (count: number, unit: string) =>
    count === 0 ? [] : [`${String(count)} ${unit}${count === 1 ? '' : 's'}`];
  const parts = [...counted(Math.floor(months / 12), 'year'), ...counted(months % 12, 'month')];
  return parts.length === 0 ? '0 months' : parts.join(' and ');
}

/** One shared long word is enough: "when is my inspection". */
export function sharesWord(about: string, text: string): boolean {
  const words = about.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => word.length > 3 && text.toLowerCase().includes(word.slice(0, 7)));
}
