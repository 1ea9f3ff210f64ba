import {
  applicationSectionIds,
  applicationSections,
  emptyMortgageApplication,
  getMortgageApplication,
  getMortgagePacket,
  printMortgagePacket,
  saveMortgageApplication,
  type KnownSection,
  type LoanEstimate,
  type MortgageApplication,
  type MortgageApplicationView,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-24T10:00:00.000Z';

export interface GivenMortgageApplication {
  readonly application?: Partial<MortgageApplication>;
  readonly sections?: readonly KnownSection[];
  readonly dates?: MortgageApplicationView['dates'];
  readonly checks?: MortgageApplicationView['checks'];
}

interface Others {
  readonly contract: () => PurchaseContract | null;
  readonly shownContract: () => PurchaseContract | null;
  readonly estimates: () => readonly LoanEstimate[];
  /** Told whether the milestone’s rule is met. */
  readonly onBasis: (met: boolean) => void;
}

/** Its dates and checks are those given: a service computes them. */
export function inMemoryMortgageApplication(given: GivenMortgageApplication = {}, others: Others) {
  const { sections = applicationSectionIds.map((id) => ({ id, facts: [] })), dates = [], checks = [] } = given;
  let application: MortgageApplication = {
    version: 0,
    updatedAt: null,
    ...emptyMortgageApplication,
    ...given.application,
  };
  const view = (): MortgageApplicationView => {
    const contract = others.shownContract();
    return {
      contract: contract && {
        id: contract.id,
        status: contract.status === 'closed' ? 'closed' : 'active',
        address: contract.terms.address,
        closingOn: contract.terms.closingOn,
        financing: contract.terms.financing,
      },
      application,
      sections: [...sections],
      dates: [...dates],
      checks: [...checks],
    };
  };
  return {
    mortgageApplication: () => application,
    /** As from another device. */
    changeApplicationElsewhere(change: Partial<MortgageApplication>): void {
      application = { ...application, ...change, version: application.version + 1 };
    },
    routes: [
      route(getMortgageApplication, view),
      route(saveMortgageApplication, ({ body }, { version }) => {
        const { contractId, entry } = body;
        if (others.contract()?.id !== contractId)
          throw new Refusal(404, 'contract.not-found', 'You have no home under contract');
        if (application.version !== version) {
          throw versionConflict('mortgage-application.conflict', { yours: entry, current: application });
        }
        application = { version: version + 1, updatedAt: now, ...entry };
        const { estimateId, intentOn, lock } = application;
        const isKept = others.estimates().some(({ id }) => id === estimateId);
        others.onBasis(isKept && intentOn !== null && lock !== null);
        return view();
      }),
      route(getMortgagePacket, () => ({
        writtenOn: now.slice(0, 10),
        sections: sections.map(({ id, facts }) => {
          const { name, form, ask } = applicationSections[id];
          return { id, name, form, facts, stillToAnswer: [...ask] };
        }),
        leftOut: 'We never keep Social Security numbers.',
      })),
      route(printMortgagePacket, () => new TextEncoder().encode('%PDF-1.7')),
    ],
  };
}
