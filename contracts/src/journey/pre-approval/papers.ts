import { isWithoutPayment, type Debt, type FinancialProfile, type Income } from '../financial-profile.js';
import type { PreApprovalInfo } from '../pre-approval-info.js';

/** The papers that lenders ask for, in the order of the checklist. */
export const paperIds = [
  'photo_id',
  'pay_stubs',
  'w2_forms',
  'forms_1099',
  'tax_returns',
  'profit_and_loss',
  'award_letters',
  'support_order',
  'bank_statements',
  'retirement_statement',
  'gift_letter',
  'rent_history',
  'student_loan_letter',
  'support_paid',
  'other_mortgage',
  'lease',
  'statement_of_service',
  'discharge_papers',
  'spouse_eligibility',
] as const;
export type PaperId = (typeof paperIds)[number];

/** A document, and why it is requested. */
export interface PaperNeeded {
  readonly name: string;
  readonly neededBy: string;
  /** One or two sentences. */
  readonly why: string;
}

/** One line of the checklist. */
export interface Paper extends PaperNeeded {
  readonly id: PaperId;
}

type HomeUse = Pick<PreApprovalInfo, 'propertyUse'>;
type IsNeeded = (profile: FinancialProfile, info: HomeUse | null) => boolean;

const always: IsNeeded = () => true;
const hasIncome =
  (...types: readonly Income['type'][]): IsNeeded =>
  ({ income }) =>
    income?.borrowers.some(({ incomes }) => incomes.some(({ type }) => types.includes(type))) ?? false;
/** Most buyers have one, so it is included until the buyer says otherwise. */
const hasJob: IsNeeded = (profile, info) => profile.income === null || hasIncome('w2')(profile, info);
const hasDebt =
  (isMeant: (debt: Debt) => boolean): IsNeeded =>
  ({ debts }) =>
    debts?.debts.some(isMeant) ?? false;
const served =
  (...services: readonly string[]): IsNeeded =>
  ({ household }) =>
    services.includes(household?.militaryService ?? '');

const underwriter = 'Lender’s underwriter';

const rules: Readonly<Record<PaperId, PaperNeeded & { readonly isNeeded: IsNeeded }>> = {
  photo_id: {
    name: 'A government photo ID for everyone on the loan',
    neededBy: 'Lender',
    why: 'Federal law makes lenders check who you are.',
    isNeeded: always,
  },
  pay_stubs: {
    name: 'Pay stubs from the last 30 days',
    neededBy: underwriter,
    why: 'They show what you earn now, and your total so far this year.',
    isNeeded: hasJob,
  },
  w2_forms: {
    name: 'W-2 forms from the last 2 years',
    neededBy: underwriter,
    why: 'Two years show that your income is steady.',
    isNeeded: hasJob,
  },
  forms_1099: {
    name: '1099 forms from the last 2 years',
    neededBy: underwriter,
    why: 'Contract income is averaged over two years.',
    isNeeded: hasIncome('contract'),
  },
  tax_returns: {
    name: 'Tax returns from the last 2 years, all pages and schedules',
    neededBy: underwriter,
    why: 'For income without a W-2, lenders count what is left after expenses.',
    isNeeded: hasIncome('self_employed', 'contract', 'other'),
  },
  profit_and_loss: {
    name: 'A profit-and-loss statement for this year, and business returns if you file them',
    neededBy: underwriter,
    why: 'It shows that your business still earns what your returns say.',
    isNeeded: hasIncome('self_employed'),
  },
  award_letters: {
    name: 'Award letters or 1099-R forms for retirement or disability income',
    neededBy: underwriter,
    why: 'They show how much you get and that it will go on.',
    isNeeded: hasIncome('retirement', 'disability'),
  },
  support_order: {
    name: 'The divorce decree or court order, and proof of the last 6 months of payments',
    neededBy: underwriter,
    why: 'You listed alimony or child support as income. You need this only because you want it counted.',
    isNeeded: hasIncome('alimony_child_support'),
  },
  bank_statements: {
    name: 'Bank statements from the last 2 months, every page, blank ones too',
    neededBy: underwriter,
    why: 'They show where your down payment comes from. If a page is missing, the lender asks again.',
    isNeeded: always,
  },
  retirement_statement: {
    name: 'The latest statement of your retirement account, and its terms for withdrawals',
    neededBy: underwriter,
    why: 'Part of it can count as savings that you keep in reserve.',
    isNeeded: (profile) => (profile.savings?.retirementCents ?? 0) > 0,
  },
  gift_letter: {
    name: 'A signed gift letter from anyone giving you money, and proof of the transfer',
    neededBy: underwriter,
    why: 'It says that the money is a gift and not another loan.',
    isNeeded: (profile) => (profile.savings?.giftCents ?? 0) > 0,
  },
  rent_history: {
    name: 'Proof of your rent payments for the last 12 months',
    neededBy: underwriter,
    why: 'Rent paid on time counts in your favor.',
    isNeeded: (profile) => (profile.plan?.rentCents ?? 0) > 0,
  },
  student_loan_letter: {
    name: 'A letter from your student loan servicer with the payment that will be due',
    neededBy: underwriter,
    why: 'Nothing is due on it now, so lenders assume a payment that may be higher than yours.',
    isNeeded: hasDebt(isWithoutPayment),
  },
  support_paid: {
    name: 'The court order that sets the alimony or child support you pay',
    neededBy: underwriter,
    why: 'You listed it as a debt. The order shows the amount and when it ends.',
    isNeeded: hasDebt(({ type }) => type === 'alimony_child_support'),
  },
  other_mortgage: {
    name: 'The mortgage statement, tax bill, and insurance bill of the home you own',
    neededBy: underwriter,
    why: 'You listed another mortgage, and its full payment counts as debt.',
    isNeeded: hasDebt(({ type }) => type === 'mortgage'),
  },
  lease: {
    name: 'The lease, or a market rent report that the appraiser makes',
    neededBy: underwriter,
    why: 'You need it only if the rent of this home should count as income.',
    isNeeded: (_profile, info) => info?.propertyUse === 'investment',
  },
  statement_of_service: {
    name: 'A statement of service, and your Certificate of Eligibility (COE)',
    neededBy: 'VA and your lender',
    why: 'They show that you can use a VA loan while on active duty, or in the Reserve or Guard.',
    isNeeded: served('active_duty', 'reserve_or_guard'),
  },
  discharge_papers: {
    name: 'Your DD-214, and your Certificate of Eligibility (COE)',
    neededBy: 'VA and your lender',
    why: 'They show that you can use a VA loan. Most lenders can get the COE for you.',
    isNeeded: served('veteran'),
  },
  spouse_eligibility: {
    name: 'Your Certificate of Eligibility (COE) as a surviving spouse',
    neededBy: 'VA and your lender',
    why: 'It shows that you can use a VA loan, and often without the funding fee.',
    isNeeded: served('surviving_spouse'),
  },
};

/**
 * The documents that lenders will ask this buyer for, based on the buyer's answers so far. Citizenship and marital
 * status are not considered.
 */
export function papersFor(profile: FinancialProfile, info: HomeUse | null): readonly Paper[] {
  return paperIds.flatMap((id) => {
    const { isNeeded, ...paper } = rules[id];
    return isNeeded(profile, info) ? [{ id, ...paper }] : [];
  });
}

/** What a cash buyer needs instead of all that. */
export const cashPapers = [
  {
    id: 'proof_of_funds',
    name: 'Proof of funds: an account statement from the last 30 days, or a letter from your bank',
    neededBy: 'Seller',
    why: 'With your name, and enough for the price and the closing costs. Black out the account numbers.',
  },
  {
    id: 'photo_id',
    name: 'A government photo ID for everyone who buys',
    neededBy: 'Title company or attorney',
    why: 'Whoever handles your closing checks who you are.',
  },
] as const satisfies readonly (PaperNeeded & { readonly id: string })[];
