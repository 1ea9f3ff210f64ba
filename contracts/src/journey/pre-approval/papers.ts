import type { debtTypes, FinancialProfile, Income } from '../financial-profile.js';
import type { PreApprovalInfo } from '../pre-approval-info.js';
import { paperIds, type PaperId } from './paper-ids.js';

/** One line of the checklist. */
export interface Paper {
  readonly id: PaperId;
  readonly name: string;
  readonly neededBy: string;
  /** One sentence. */
  readonly why: string;
}

/** What the checklist looks at. Citizenship and marital status are no part of it. */
export interface PaperCircumstances {
  readonly profile: FinancialProfile;
  readonly info: Pick<PreApprovalInfo, 'propertyUse'> | null;
}

interface PaperRule extends Omit<Paper, 'id'> {
  readonly isNeeded: (circumstances: PaperCircumstances) => boolean;
}

const always = (): boolean => true;
const hasIncome =
  (...types: readonly Income['type'][]) =>
  ({ profile }: PaperCircumstances): boolean =>
    incomesOf(profile).some(({ type }) => types.includes(type));
const hasDebt =
  (type: keyof typeof debtTypes) =>
  ({ profile }: PaperCircumstances): boolean =>
    profile.debts?.debts.some((debt) => debt.type === type) ?? false;
const served =
  (...services: readonly string[]) =>
  ({ profile }: PaperCircumstances): boolean =>
    services.includes(profile.household?.militaryService ?? '');

const rules = {
  photo_id: {
    name: 'A government photo ID for everyone on the loan',
    neededBy: 'Lender',
    why: 'Federal law makes lenders check who you are.',
    isNeeded: always,
  },
  pay_stubs: {
    name: 'Pay stubs from the last 30 days',
    neededBy: 'Lender’s underwriter',
    why: 'They show what you earn now, and your total so far this year.',
    isNeeded: ({ profile }) => profile.income === null || hasIncome('w2')({ profile, info: null }),
  },
  w2_forms: {
    name: 'W-2 forms from the last 2 years',
    neededBy: 'Lender’s underwriter',
    why: 'Two years show that your income is steady.',
    isNeeded: ({ profile }) => profile.income === null || hasIncome('w2')({ profile, info: null }),
  },
  forms_1099: {
    name: '1099 forms from the last 2 years',
    neededBy: 'Lender’s underwriter',
    why: 'Contract income is averaged over two years.',
    isNeeded: hasIncome('contract'),
  },
  tax_returns: {
    name: 'Tax returns from the last 2 years, all pages and schedules',
    neededBy: 'Lender’s underwriter',
    why: 'For income without a W-2, lenders count what is left after expenses.',
    isNeeded: hasIncome('self_employed', 'contract', 'other'),
  },
  profit_and_loss: {
    name: 'A profit-and-loss statement for this year, and business returns if you file them',
    neededBy: 'Lender’s underwriter',
    why: 'It shows that your business still earns what your returns say.',
    isNeeded: hasIncome('self_employed'),
  },
  award_letters: {
    name: 'Award letters or 1099-R forms for retirement or disability income',
    neededBy: 'Lender’s underwriter',
    why: 'They show how much you get and that it will go on.',
    isNeeded: hasIncome('retirement', 'disability'),
  },
  support_order: {
    name: 'The divorce decree or court order, and proof of the last 6 months of payments',
    neededBy: 'Lender’s underwriter',
    why: 'You listed alimony or child support as income. You need this only because you want it counted.',
    isNeeded: hasIncome('alimony_child_support'),
  },
  bank_statements: {
    name: 'Bank statements from the last 2 months, every page, blank ones too',
    neededBy: 'Lender’s underwriter',
    why: 'They show where your down payment comes from. A missing page is the most common reason for a second request.',
    isNeeded: always,
  },
  retirement_statement: {
    name: 'The latest statement of your retirement account, and its terms for withdrawals',
    neededBy: 'Lender’s underwriter',
    why: 'Part of it can count as savings that you keep in reserve.',
    isNeeded: ({ profile }) => (profile.savings?.retirementCents ?? 0) > 0,
  },
  gift_letter: {
    name: 'A signed gift letter from anyone giving you money, and proof of the transfer',
    neededBy: 'Lender’s underwriter',
    why: 'It says that the money is a gift and not another loan.',
    isNeeded: ({ profile }) => (profile.savings?.giftCents ?? 0) > 0,
  },
  rent_history: {
    name: 'Proof of your rent payments for the last 12 months',
    neededBy: 'Lender’s underwriter',
    why: 'Rent paid on time counts in your favor.',
    isNeeded: ({ profile }) => (profile.plan?.rentCents ?? 0) > 0,
  },
  student_loan_letter: {
    name: 'A letter from your student loan servicer with the payment that will be due',
    neededBy: 'Lender’s underwriter',
    why: 'Without it, lenders assume a payment for a deferred loan, and it may be higher than yours.',
    isNeeded: ({ profile }) => profile.debts?.debts.some(({ deferred }) => deferred) ?? false,
  },
  support_paid: {
    name: 'The court order that sets the alimony or child support you pay',
    neededBy: 'Lender’s underwriter',
    why: 'You listed it as a debt. The order shows the amount and when it ends.',
    isNeeded: hasDebt('alimony_child_support'),
  },
  other_mortgage: {
    name: 'The mortgage statement, tax bill, and insurance bill of the home you own',
    neededBy: 'Lender’s underwriter',
    why: 'You listed another mortgage, and its full payment counts as debt.',
    isNeeded: hasDebt('mortgage'),
  },
  lease: {
    name: 'The lease, or a market rent report that the appraiser makes',
    neededBy: 'Lender’s underwriter',
    why: 'You need it only if the rent of this home should count as income.',
    isNeeded: ({ info }) => info?.propertyUse === 'investment',
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
} as const satisfies Readonly<Record<PaperId, PaperRule>>;

/** The papers that lenders will ask this buyer for, by what the buyer has said so far. */
export function papersFor(circumstances: PaperCircumstances): readonly Paper[] {
  return paperIds
    .filter((id) => (rules[id] as PaperRule).isNeeded(circumstances))
    .map((id) => ({ id, name: rules[id].name, neededBy: rules[id].neededBy, why: rules[id].why }));
}

function incomesOf({ income }: FinancialProfile): readonly Income[] {
  return income?.borrowers.flatMap(({ incomes }) => incomes) ?? [];
}
