import {
  applicationSectionIds,
  debtTypes,
  holdsPrivateNumber,
  incomeTypes,
  loanTermText,
  militaryServices,
  payFrequencies,
  propertyTypes,
  propertyUses,
  type ApplicationFact,
  type ApplicationSection,
  type FinancialProfile,
  type KnownSection,
  type LoanEstimate,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { dayText } from '../../deadlines/index.js';
import { dollars } from '../../number-format/index.js';
import type { Applicant } from '../../pre-approval-info/index.js';

/** What the buyer told us elsewhere. `undefined` where they didn’t yet. */
export interface ApplicantFacts {
  readonly info: Applicant | undefined;
  readonly profile: FinancialProfile;
  readonly terms: PurchaseTerms | undefined;
  /** The Loan Estimate that the buyer goes ahead with. */
  readonly estimate: LoanEstimate | undefined;
}

/** The parts of a lender’s form with what is known for each, in its order. No fact holds a private number. */
export function knownSections(applicant: ApplicantFacts): readonly KnownSection[] {
  return applicationSectionIds.map((id) => {
    const page = pageFor(id, applicant);
    const facts = factsOf[id](applicant).filter(
      ({ text, key }) => !holdsPrivateNumber(text, { phones: key === 'phone' }),
    );
    return { id, facts, alsoAsked: alsoAsked(id, applicant), ...(page && { addOn: page }) };
  });
}

const factsOf: Readonly<Record<ApplicationSection, (applicant: ApplicantFacts) => ApplicationFact[]>> = {
  identity: ({ info, profile }) => [
    ...(info
      ? [
          ...word('name', 'Name', [info.firstName, info.lastName].join(' ').trim()),
          ...word('phone', 'Phone', info.phone),
          ...word('email', 'Email', info.email),
        ]
      : []),
    ...(profile.plan ? [money('rent', 'Housing cost now, each month', profile.plan.rentCents)] : []),
    ...(profile.household ? [count('household', 'People in the household', profile.household.size)] : []),
  ],
  income: ({ profile }) =>
    (profile.income?.borrowers ?? []).flatMap(({ incomes, noIncome }, index) => {
      const who = index === 0 ? 'You' : 'Co-borrower';
      const borrower = `borrower-${index + 1}`;
      if (noIncome) return [fact(`${borrower}-no-income`, who, 'No income', true)];
      return incomes.map(({ type, amountCents, frequency }, place) =>
        fact(
          `${borrower}-income-${place + 1}`,
          `${who}: ${incomeTypes[type]}`,
          `${dollars(amountCents)} ${payFrequencies[frequency].toLowerCase()}, before taxes`,
          amountCents,
        ),
      );
    }),
  assets: ({ profile, terms }) => [
    ...(profile.savings
      ? [
          money('savings', 'Savings', profile.savings.savingsCents),
          money('retirement', 'Retirement accounts', profile.savings.retirementCents),
          money('gifts', 'Gifts', profile.savings.giftCents),
        ]
      : []),
    ...(terms && terms.earnestMoneyCents > 0 ? [money('earnest-money', 'Earnest money', terms.earnestMoneyCents)] : []),
    ...(terms && terms.optionFeeCents > 0
      ? [money('option-fee', 'Fee for the right to leave', terms.optionFeeCents)]
      : []),
  ],
  debts: ({ profile }) =>
    (profile.debts?.debts ?? []).map(({ type, monthlyCents, balanceCents, monthsLeft, deferred }, place) => {
      const parts = [
        deferred ? 'no payments due now' : `${dollars(monthlyCents)} a month`,
        `${dollars(balanceCents)} owed`,
        ...(monthsLeft === null ? [] : [`${monthsLeft} payments left`]),
      ];
      return fact(`debt-${place + 1}`, debtTypes[type], parts.join(', '), balanceCents);
    }),
  realEstate: ({ profile }) =>
    (profile.debts?.debts ?? []).flatMap(({ type, balanceCents }, place) =>
      type === 'mortgage' ? [money(`mortgage-${place + 1}`, 'Mortgage on property you own', balanceCents)] : [],
    ),
  loan: ({ info, profile, terms, estimate }) => [
    ...(terms
      ? [
          fact('address', 'Home', terms.address, terms.address),
          money('price', 'Price', terms.priceCents),
          fact('closing', 'Closing day', dayText(terms.closingOn), terms.closingOn),
        ]
      : profile.plan
        ? [money('target-price', 'Planned price', profile.plan.targetPriceCents)]
        : []),
    ...(info?.propertyType
      ? [fact('property-type', 'Kind of home', propertyTypes[info.propertyType], info.propertyType)]
      : []),
    ...(info?.propertyUse
      ? [fact('property-use', 'How you’ll use it', propertyUses[info.propertyUse], info.propertyUse)]
      : []),
    ...(profile.plan ? downPayment(profile.plan, terms) : []),
    ...(estimate
      ? [
          fact('lender', 'Lender of your Loan Estimate', estimate.lender, estimate.lender),
          money('loan', 'Loan', estimate.loanCents),
          fact('term', 'Term', loanTermText(estimate.months), estimate.months),
          fact('rate', 'Rate', `${estimate.rateMillionths / 10_000}%`, estimate.rateMillionths),
        ]
      : []),
  ],
  declarations: ({ info, profile }) => [
    ...(info?.propertyUse
      ? [yesOrNo('primary-residence', 'You’ll live there', info.propertyUse === 'primary_residence')]
      : []),
    ...(profile.household && profile.household.firstTimeBuyer !== null
      ? [yesOrNo('first-home', 'No home owned in the last three years', profile.household.firstTimeBuyer)]
      : []),
    ...(profile.savings ? [yesOrNo('gift', 'Part of the down payment is a gift', profile.savings.giftCents > 0)] : []),
  ],
  acknowledgments: () => [],
  military: ({ profile }) => {
    const service = profile.household?.militaryService ?? null;
    return service === null ? [] : [fact('service', 'Service', militaryServices[service], service)];
  },
  demographics: () => [],
};

/** The page of ours that asks for what a part of the form needs, while it isn’t answered. */
function pageFor(id: ApplicationSection, { info, profile }: ApplicantFacts): KnownSection['addOn'] {
  const questions = info?.firstName && info.lastName && info.propertyUse ? undefined : '/get-to-know-you';
  const unlessSaved = (section: keyof FinancialProfile) => (profile[section] ? undefined : '/pre-approval-form');
  switch (id) {
    case 'identity':
    case 'loan':
    case 'declarations':
      return questions;
    case 'income':
      return unlessSaved('income');
    case 'assets':
      return unlessSaved('savings');
    case 'debts':
    case 'realEstate':
      return unlessSaved('debts');
    case 'military':
      return unlessSaved('household');
    case 'acknowledgments':
    case 'demographics':
      return undefined;
  }
}

/** What lenders ask of some buyers besides. */
function alsoAsked(id: ApplicationSection, { info, profile, terms, estimate }: ApplicantFacts): string[] {
  const incomes = (profile.income?.borrowers ?? []).flatMap((borrower) => borrower.incomes);
  switch (id) {
    case 'income':
      return incomes.some(({ type }) => type === 'self_employed' || type === 'contract') ? selfEmployed : [];
    case 'assets':
      return (profile.savings?.giftCents ?? 0) > 0
        ? ['A letter from whoever gives you money: how much, and that you don’t pay it back']
        : [];
    case 'realEstate':
      return info?.propertyUse === 'investment' ? ['Rent of each home you let, with its lease'] : [];
    case 'loan':
      return [
        ...loanPurpose(info?.propertyUse),
        ...(terms && estimate && estimate.loanCents > terms.priceCents
          ? ['Why the loan on your Loan Estimate is larger than your price']
          : []),
      ];
    case 'declarations':
      return info?.propertyUse === 'second_home' || info?.propertyUse === 'investment'
        ? ['That you won’t live there most of the year. To say otherwise is fraud, and lenders check.']
        : [];
    case 'military':
      return (profile.household?.militaryService ?? 'none') === 'none'
        ? []
        : ['Your Certificate of Eligibility, if you want a VA loan'];
    case 'identity':
    case 'debts':
    case 'acknowledgments':
    case 'demographics':
      return [];
  }
}

const selfEmployed = [
  'Two years of personal and business tax returns, with every page',
  'Profit and loss of this year so far, and what the business has in the bank',
  'Proof that your business is open, such as a license or a letter from your accountant',
];

function loanPurpose(use: Applicant['propertyUse'] | undefined): string[] {
  switch (use) {
    case 'second_home':
      return ['How you’ll use the home in the year, and that no one else controls when it is let'];
    case 'investment':
      return ['Rent you expect, from a lease or the appraiser’s rent schedule'];
    default:
      return [];
  }
}

function downPayment(
  { downPayment: planned, targetPriceCents }: NonNullable<FinancialProfile['plan']>,
  terms: PurchaseTerms | undefined,
): ApplicationFact[] {
  const priceCents = terms?.priceCents ?? targetPriceCents;
  const cents = planned.kind === 'amount' ? planned.cents : shareOf(priceCents, planned.basisPoints);
  return [money('down-payment', 'Down payment you plan', cents)];
}

const fact = (key: string, name: string, text: string, value: ApplicationFact['value']): ApplicationFact => ({
  key,
  name,
  text,
  value,
});
const money = (key: string, name: string, cents: number): ApplicationFact => fact(key, name, dollars(cents), cents);
const count = (key: string, name: string, value: number): ApplicationFact => fact(key, name, String(value), value);
const yesOrNo = (key: string, name: string, value: boolean): ApplicationFact =>
  fact(key, name, value ? 'Yes' : 'No', value);
const word = (key: string, name: string, text: string): ApplicationFact[] =>
  text === '' ? [] : [fact(key, name, text, text)];
