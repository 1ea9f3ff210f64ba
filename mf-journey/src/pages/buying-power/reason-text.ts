import type { ProgramResult, Reason } from '@hearthway/contracts/affordability';
import { percent } from '@hearthway/contracts/money';
import { dollars } from '../../features/estimates/index.js';

type ReasonTexts = Readonly<Record<Reason['code'], (reason: Reason) => string>>;

const rules: ReasonTexts = {
  land: () => 'Doesn’t finance land without a home. Ask a bank or credit union about a land loan.',
  'mobile-home': () =>
    'Depends on whether the home is titled as real estate. On rented land, ask about a chattel loan instead.',
  use: ({ met }) => (met === null ? 'Depends on how you’ll use the home.' : 'Only for a home you’ll live in.'),
  units: () => 'Only for a building with one home.',
  'condo-approval': () => 'The condominium project has to be approved. Ask the lender before you offer.',
  service: ({ met }) =>
    met === null
      ? 'For service members, veterans, and some surviving spouses. Tell us if you served.'
      : 'For service members, veterans, and some surviving spouses.',
  residency: ({ met }) =>
    met === null ? 'Depends on your residency. Ask the lender.' : 'Not open to the residency you chose.',
  'down-payment': ({ required }) => `Asks for at least ${percent(required ?? 0)} down.`,
  score: ({ met, required }) =>
    met === null
      ? `Asks for a score of ${required ?? 620} or more. Tell us yours.`
      : `Asks for a score of ${required ?? 620} or more.`,
  'loan-limit': ({ required }) =>
    required === null
      ? 'The loan limit in your county decides.'
      : `The loan limit is at least ${dollars(required)}. Some counties have a higher one.`,
  'area-and-income': ({ met, required }) =>
    met === false
      ? `For eligible rural areas and incomes. Yours is above ${dollars(required ?? 0)}, the limit in most areas, so it’s probably not for you.`
      : 'For eligible rural areas and incomes. Check both with the USDA before you count on it.',
  'residual-income': () =>
    'The lender also checks that enough is left each month for living costs, by family size and region.',
  'not-needed': () => 'Only for loans above the county’s limit. Yours is below it.',
  'many-lenders-differ': () => 'Rules differ a lot between lenders. Ask several.',
};

export interface ReasonLine {
  readonly text: string;
  /** `null` if it still has to be checked. */
  readonly met: boolean | null;
}

/** What speaks against a program or still has to be checked. Rules that are met go without saying. */
export function reasonLines({ reasons }: ProgramResult): readonly ReasonLine[] {
  return reasons
    .filter(({ met }) => met !== true)
    .map((reason) => ({ text: rules[reason.code](reason), met: reason.met }));
}
