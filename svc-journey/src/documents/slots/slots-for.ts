import {
  papersFor,
  type DocumentSlotKey,
  type FinancialProfile,
  type PaperCircumstances,
  type PaperId,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { documentSlotRowsOn, type DocumentSlotRow, type SlotCondition } from '../../policy/index.js';

/** What the papers of a purchase depend on. */
export interface SlotCircumstances {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly profile: FinancialProfile | undefined;
  readonly info: PaperCircumstances['info'];
  readonly terms: PurchaseTerms | undefined;
  /** `null` or missing if it isn’t known; an old home is assumed then. */
  readonly yearBuilt: number | null | undefined;
  readonly payingCash: boolean;
}

/** A paper that is asked for. */
export interface Slot {
  readonly key: DocumentSlotKey;
  readonly name: string;
  readonly why: string;
  readonly neededBy: string;
  readonly row: DocumentSlotRow;
  readonly wanted: number;
}

const emptyProfile: FinancialProfile = {
  location: null,
  household: null,
  income: null,
  debts: null,
  credit: null,
  savings: null,
  plan: null,
};

/** The papers that this buyer will be asked for, in the order of the journey. */
export function slotsFor(circumstances: SlotCircumstances): readonly Slot[] {
  const { today, profile = emptyProfile, info } = circumstances;
  const papers = new Map(isLoan(circumstances) ? papersFor({ profile, info }).map((paper) => [paper.id, paper]) : []);
  return documentSlotRowsOn(today).flatMap((row) => {
    const text = row.rule && fits(row.rule.when, circumstances) ? row.rule : papers.get(row.slot as PaperId);
    if (!text) return [];
    const { name, why, neededBy } = text;
    const wanted = row.value * (row.each ? borrowersWith(row.slot, profile) : 1);
    return [{ key: row.slot, name, why, neededBy, row, wanted }];
  });
}

function fits(when: SlotCondition, { terms, yearBuilt, profile, ...others }: SlotCircumstances): boolean {
  if (when.underContract && !terms) return false;
  if (when.states && !(terms && when.states.includes(terms.state))) return false;
  if (when.financing && when.financing !== (isLoan({ terms, ...others }) ? 'loan' : 'cash')) return false;
  if (when.builtBefore && yearBuilt != null && yearBuilt >= when.builtBefore) return false;
  if (when.served && !hasServed(profile)) return false;
  return !when.gift || (profile?.savings?.giftCents ?? 0) > 0;
}

const hasServed = (profile: FinancialProfile | undefined): boolean =>
  !['none', undefined, null].includes(profile?.household?.militaryService);

const isLoan = ({ terms, payingCash }: Pick<SlotCircumstances, 'terms' | 'payingCash'>): boolean =>
  terms ? terms.financing === 'loan' : !payingCash;

/** Everyone on the loan has an ID; only those with a job have pay stubs and W-2 forms. */
function borrowersWith(slot: DocumentSlotKey, { income }: FinancialProfile): number {
  const borrowers = income?.borrowers ?? [];
  const counted =
    slot === 'photo_id' ? borrowers : borrowers.filter(({ incomes }) => incomes.some(({ type }) => type === 'w2'));
  return Math.max(counted.length, 1);
}
