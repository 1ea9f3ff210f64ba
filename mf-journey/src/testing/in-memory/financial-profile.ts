import {
  emptyFinancialProfile,
  getFinancialProfile,
  getProfileDraftKey,
  listCounties,
  saveFinancialProfile,
  unansweredSections,
  type FinancialProfile,
  type StoredFinancialProfile,
  type ProfileAssessment,
} from '@hearthway/contracts/journey';
import { exampleAssessment } from './example-assessment.js';
import { Refusal, route } from '@hearthway/web-kit/testing';

type CompleteProfile = { readonly [Section in keyof FinancialProfile]: NonNullable<FinancialProfile[Section]> };

export const exampleProfile = {
  location: { state: 'TX', countyFips: '48453' },
  household: { size: 3, firstTimeBuyer: true, militaryService: 'none' },
  income: {
    borrowers: [
      { noIncome: false, incomes: [{ type: 'w2', amountCents: 300_000, frequency: 'biweekly' }] },
      { noIncome: false, incomes: [{ type: 'self_employed', amountCents: 1_200_000, frequency: 'annual' }] },
    ],
  },
  debts: {
    debts: [
      { type: 'auto_loan', monthlyCents: 35_000, balanceCents: 1_400_000, monthsLeft: 40, deferred: false },
      { type: 'student_loan', monthlyCents: 0, balanceCents: 900_000, monthsLeft: null, deferred: true },
    ],
  },
  credit: { scoreBand: 'from_700' },
  savings: { savingsCents: 4_500_000, retirementCents: 0, giftCents: 1_000_000 },
  plan: {
    targetPriceCents: 35_000_000,
    downPayment: { kind: 'percent', basisPoints: 1_000 },
    rentCents: 185_000,
    comfortPaymentCents: 250_000,
  },
} satisfies CompleteProfile as CompleteProfile;

export const nothingAssessed: ProfileAssessment = {
  program: 'conventional',
  monthlyIncomeCents: null,
  monthlyDebtsCents: null,
  housingPaymentCents: null,
  frontRatioBasisPoints: null,
  backRatioBasisPoints: null,
  guidelines: { frontRatioBasisPoints: null, backRatioBasisPoints: null },
  readiness: [],
  missingForMatching: ['location', 'income', 'debts', 'credit', 'plan'],
  warnings: [],
  policyRows: [],
};

export const exampleDraftKey = 'A'.repeat(43);

const counties: Readonly<Record<string, readonly { fips: string; name: string }[]>> = {
  CO: [{ fips: '08031', name: 'Denver' }],
  TX: [
    { fips: '48201', name: 'Harris' },
    { fips: '48453', name: 'Travis' },
  ],
};

/** Any complete profile gets the example's results, since only the real service computes them. */
export function inMemoryFinancialProfile(given: FinancialProfile = emptyFinancialProfile, onSaved: () => void) {
  let kept = keep(given === emptyFinancialProfile ? 0 : 1, given);
  return {
    financialProfile: () => kept,
    hasFinances: () => unansweredSections(kept.profile).length === 0,
    /** Simulates a change by another tab or device. */
    changeElsewhere(change: Partial<FinancialProfile>): void {
      kept = keep(kept.version + 1, { ...kept.profile, ...change });
    },
    routes: [
      route(getFinancialProfile, () => kept),
      route(saveFinancialProfile, ({ body }) => {
        if (body.version !== kept.version) {
          throw new Refusal(409, 'financial-profile.conflict', 'Your profile was changed somewhere else');
        }
        kept = keep(kept.version + 1, body.profile);
        onSaved();
        return kept;
      }),
      route(getProfileDraftKey, () => ({ key: exampleDraftKey })),
      route(listCounties, ({ query }) => [...(counties[query.state] ?? [])]),
    ],
  };
}

function keep(version: number, profile: FinancialProfile): StoredFinancialProfile {
  const updatedAt = version === 0 ? null : '2026-11-20T15:00:00.000Z';
  return { version, updatedAt, profile, assessment: assess(profile) };
}

function assess(profile: FinancialProfile): ProfileAssessment {
  const unanswered = unansweredSections(profile);
  const missingForMatching = nothingAssessed.missingForMatching.filter(
    (section) => unanswered.includes(section) || (section === 'credit' && profile.credit?.scoreBand === 'unknown'),
  );
  return { ...(unanswered.length === 0 ? exampleAssessment : nothingAssessed), missingForMatching };
}
