import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenMortgageApplication {
  /** The last that the buyer closed on; by default, the one under contract is shown. */
  readonly closed?: journey.PurchaseContract;
  readonly entry?: Partial<journey.MortgageApplicationEntry>;
  readonly sections?: readonly journey.KnownSection[];
  readonly dates?: readonly journey.ApplicationDate[];
  readonly checks?: readonly journey.EntryCheck[];
}

/** Nothing is known. */
const emptySections = journey.applicationSectionIds.map((id): journey.KnownSection => ({
  id,
  facts: [],
  alsoAsked: [],
}));

const exampleKnownSections: readonly journey.KnownSection[] = emptySections.map((section) => {
  if (section.id === 'identity') {
    return { ...section, facts: [{ key: 'name', name: 'Name', text: 'Jordan Rivera', value: 'Jordan Rivera' }] };
  }
  if (section.id === 'income') return { ...section, addOn: '/pre-approval-form' };
  return section;
});

const estimateRow: journey.PolicyRow = {
  id: 'deadline/federal/loan-estimate@2026-01-01',
  name: 'Business days until the Loan Estimate is sent',
  value: 3,
  unit: 'count',
  range: null,
  standing: 'cited',
  sourceName: 'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.19: disclosures of a mortgage',
  sourceUrl: 'https://www.ecfr.gov/current/title-12/section-1026.19',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  checkedOn: '2026-11-20',
};

/** An application that waits for its Loan Estimate. */
export const exampleApplication = {
  entry: { lender: 'Oak Bank', appliedOn: '2026-11-18', finished: ['identity'] },
  dates: [
    {
      key: 'estimate-due',
      title: 'Loan Estimate due',
      on: '2026-11-23',
      state: 'past',
      rule: 'A lender sends your Loan Estimate within 3 business days after your application. You applied on Wed, Nov 18, 2026.',
      policyRow: estimateRow,
    },
    {
      key: 'closing',
      title: 'Closing',
      on: '2027-01-12',
      state: 'ahead',
      rule: 'As your contract says.',
      policyRow: null,
    },
  ],
  checks: [
    { id: 'lock', result: 'missing', text: 'Your rate isn’t locked. It can rise or fall with the market until it is.' },
    { id: 'estimate', result: 'warning', text: 'Your Loan Estimate was due on Mon, Nov 23, 2026. Ask for it today.' },
  ],
} satisfies GivenMortgageApplication;

/** Days, checks, and what is known are given, not computed. */
export function inMemoryMortgageApplication(
  given: GivenMortgageApplication = {},
  contract: () => journey.PurchaseContract | null,
  onChanged: () => void = () => undefined,
) {
  const { sections = exampleKnownSections, dates = [], checks = [] } = given;
  let application: journey.MortgageApplication = {
    version: given.entry ? 1 : 0,
    updatedAt: null,
    ...journey.emptyMortgageApplication,
    ...given.entry,
  };
  const shown = () => contract() ?? given.closed ?? null;
  const save = (entry: Partial<journey.MortgageApplicationEntry>): void => {
    application = { ...application, ...entry, version: application.version + 1, updatedAt: new Date().toISOString() };
    onChanged();
  };
  const view = (): journey.MortgageApplicationView => ({
    contract: shown(),
    application,
    sections: [...sections],
    dates: [...dates],
    checks: [...checks],
  });
  const packet = (): journey.MortgagePacket => ({
    writtenOn: '2026-11-20',
    sections: sections.map(({ id, facts, alsoAsked }) => {
      const { name, form, ask } = journey.applicationSections[id];
      return { id, name, form, facts, stillToAnswer: [...ask, ...alsoAsked] };
    }),
    leftOut: 'We never keep Social Security, account, or card numbers.',
  });
  return {
    /** What completes the milestone. */
    applicationItems: (): journey.MilestoneRuleItem[] => {
      const { estimateId, intentOn, lock } = application;
      const isCash = shown()?.terms.financing === 'cash';
      const item = (text: string, done: boolean) => ({ text, done: isCash || done, path: '/mortgage-application' });
      return [
        item('Choose the Loan Estimate you go ahead with, or pay cash', estimateId !== null),
        item('Note the day you told that lender to go ahead', intentOn !== null),
        item('Note your rate lock', lock !== null),
      ];
    },
    /** As from another window. */
    changeApplicationElsewhere: save,
    routes: [
      route(journey.getMortgageApplication, view),
      route(journey.saveMortgageApplication, ({ headers, body }) => {
        if (contract()?.id !== body.contractId)
          throw new Refusal(404, 'contract.not-found', 'That home isn’t under contract anymore.');
        if (application.version !== headers['if-match'])
          throw new Refusal(409, 'contract-entry.conflict', 'This changed in another window');
        save(body.entry);
        return view();
      }),
      route(journey.getMortgagePacket, packet),
      route(journey.printMortgagePacket, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}
