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

export const exampleKnownSections: readonly journey.KnownSection[] = emptySections.map((section) => {
  if (section.id === 'identity') {
    return { ...section, facts: [{ key: 'name', name: 'Name', text: 'Jordan Rivera', value: 'Jordan Rivera' }] };
  }
  if (section.id === 'income') return { ...section, addOn: '/pre-approval-form' };
  return section;
});

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
          throw new Refusal(404, 'contract.not-found', 'That home isn’t under contract any more.');
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
