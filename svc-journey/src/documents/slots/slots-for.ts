import {
  cashPapers,
  papersFor,
  slotForCondition,
  type ConditionEntry,
  type DocumentSlotKey,
  type FinancialProfile,
  type InspectionView,
  type LoanProgram,
  type PreApprovalInfo,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import {
  documentSlotRowsOn,
  policyAt,
  type DocumentSlotRow,
  type SlotCondition,
  type SlotText,
} from '../../policy/index.js';

/** What the documents of a purchase depend on. */
export interface SlotCircumstances {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly profile: FinancialProfile;
  /** The wizard’s answer; empty while there is none. */
  readonly propertyUse: PreApprovalInfo['propertyUse'];
  readonly payingCash: boolean;
  /** Of the chosen Loan Estimate, or else what the buyer plans with; `undefined` if it is none of ours. */
  readonly program: LoanProgram | undefined;
  /** Of the home under contract, or of the last one that the buyer closed on. */
  readonly terms: PurchaseTerms | undefined;
  /** `null` if it isn’t known. */
  readonly yearBuilt: number | null;
  readonly addOns: InspectionView['addOns'];
  readonly mayHaveAssociation: boolean;
  readonly conditions: readonly Pick<ConditionEntry, 'text'>[];
}

/** A document that is asked for. */
export interface NeededSlot extends SlotText {
  readonly key: DocumentSlotKey;
  readonly row: DocumentSlotRow;
  /** How many files it usually takes. */
  readonly wanted: number;
}

/** The documents that this buyer is or will be asked for, in the order of the journey. */
export function slotsFor(circumstances: SlotCircumstances): readonly NeededSlot[] {
  const texts = papersOf(circumstances);
  const slots = new Map<DocumentSlotKey, NeededSlot>();
  for (const row of documentSlotRowsOn(circumstances.today)) {
    const { slot, rule } = row;
    const text = rule ? fits(row, rule.when, circumstances) && rule : texts.get(slot);
    if (!text || slots.has(slot)) continue;
    const { name, why, neededBy } = text;
    slots.set(slot, { key: slot, name, why, neededBy, row, wanted: row.value * timesOf(row, circumstances) });
  }
  return [...slots.values()];
}

function papersOf(circumstances: SlotCircumstances): ReadonlyMap<DocumentSlotKey, SlotText> {
  const { profile, propertyUse } = circumstances;
  const papers = isLoan(circumstances) ? papersFor(profile, propertyUse === '' ? null : { propertyUse }) : cashPapers;
  return new Map(papers.map((paper) => [paper.id, paper]));
}

function fits({ slot }: DocumentSlotRow, when: SlotCondition, circumstances: SlotCircumstances): boolean {
  const { today, terms, program, yearBuilt, addOns, mayHaveAssociation, conditions } = circumstances;
  const { states, programs, builtBefore, inspection } = when;
  const checks = [
    !when.underContract || terms !== undefined,
    !when.financing || when.financing === (isLoan(circumstances) ? 'loan' : 'cash'),
    !states || (terms !== undefined && states.includes(terms.state)),
    !programs || (program !== undefined && programs.includes(program)),
    !builtBefore || (yearBuilt !== null && yearBuilt < policyAt(today).value(builtBefore)),
    !inspection || addOns.some(({ name }) => name === inspection),
    !when.association || mayHaveAssociation,
    !when.asked || conditions.some((condition) => slotForCondition(condition) === slot),
  ];
  return checks.every(Boolean);
}

/** A contract says how it is paid; until there is one, the buyer does. */
const isLoan = ({ terms, payingCash }: Pick<SlotCircumstances, 'terms' | 'payingCash'>): boolean =>
  terms ? terms.financing === 'loan' : !payingCash;

/** Everyone on the loan has an ID; only those with a job have pay stubs and W-2 forms. */
function timesOf({ slot, each }: DocumentSlotRow, { profile, conditions }: SlotCircumstances): number {
  if (each === undefined) return 1;
  if (each === 'condition') return conditions.filter((condition) => slotForCondition(condition) === slot).length;
  const borrowers = profile.income?.borrowers ?? [];
  const counted =
    slot === 'photo_id' ? borrowers : borrowers.filter(({ incomes }) => incomes.some(({ type }) => type === 'w2'));
  return Math.max(counted.length, 1);
}
