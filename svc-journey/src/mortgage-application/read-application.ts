import {
  emptyMortgageApplication,
  type FinancialProfile,
  type LoanEstimate,
  type MortgageApplicationEntry,
  type MortgageApplicationView,
  type MortgagePacket,
} from '@hearthway/contracts/journey';
import type { Dependencies } from '@hearthway/service-kit';
import type { StoredEntry } from '../contract-entries/index.js';
import { dayOn } from '../deadlines/index.js';
import { writePdf } from '../pdf/index.js';
import { dayOf, policyAt, type RowsFor } from '../policy/index.js';
import type { Applicant } from '../pre-approval-info/index.js';
import { closingDayOf, type ShownContract } from '../purchase-contract/index.js';
import { chosenEstimate, withKept, type ReadEstimates } from './application-readers.js';
import { applicationChecks, applicationDates, type ApplicationClock } from './clock/index.js';
import type { MortgageApplicationStore } from './mortgage-application-store.js';
import { knownSections, mortgagePacket, packetDocument } from './packet/index.js';

export interface ReadDependencies extends Pick<Dependencies, 'now'> {
  readonly store: Pick<MortgageApplicationStore, 'find'>;
  readonly readShownContract: (userId: string) => Promise<ShownContract | undefined>;
  readonly readEstimates: ReadEstimates;
  /** Without the sensitive answers. `undefined` before the first one. */
  readonly findApplicant: (userId: string) => Promise<Applicant | undefined>;
  readonly readProfile: (userId: string) => Promise<FinancialProfile>;
  readonly policyRowsFor: RowsFor;
}

/** The application of the contract that the pages are about; without one, what is known for any. */
export async function readMortgageApplication(
  dependencies: ReadDependencies,
  userId: string,
): Promise<MortgageApplicationView> {
  const { sections, shown, stored, estimates } = await readAll(dependencies, userId);
  const { version, updatedAt } = stored;
  const entry = withKept(stored.entry, estimates);
  return {
    contract: shown?.contract ?? null,
    application: { version, updatedAt, ...entry },
    sections: [...sections],
    ...datesAndChecks(dependencies, { shown, application: entry, estimates }),
  };
}

export async function readPacket(dependencies: ReadDependencies, userId: string): Promise<MortgagePacket> {
  const { sections, shown } = await readAll(dependencies, userId);
  const now = dependencies.now();
  return mortgagePacket(sections, shown ? dayOn(shown.contract.terms.timeZone, now) : dayOf(now));
}

export async function printPacket(dependencies: ReadDependencies, userId: string): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf(packetDocument(await readPacket(dependencies, userId), dependencies.now()));
}

async function readAll(dependencies: ReadDependencies, userId: string) {
  const { store, readShownContract, readEstimates, findApplicant, readProfile } = dependencies;
  const shown = await readShownContract(userId);
  const [stored, estimates, info, profile] = await Promise.all([
    shown ? store.find(userId, shown.contract.id) : noApplication,
    readEstimates(userId),
    findApplicant(userId),
    readProfile(userId),
  ]);
  const estimate = chosenEstimate(stored.entry, estimates);
  const terms = shown && { ...shown.contract.terms, closingOn: closingDayOf(shown) };
  const sections = knownSections({ info, profile, terms, estimate });
  return { sections, shown, stored, estimates };
}

const noApplication: Omit<StoredEntry<MortgageApplicationEntry>, 'contractId'> = {
  version: 0,
  updatedAt: null,
  entry: emptyMortgageApplication,
};

interface Facts extends Pick<ApplicationClock, 'application'> {
  readonly shown: ShownContract | undefined;
  readonly estimates: readonly LoanEstimate[];
}

/** None once the loan is paid out, or for a buyer who pays cash. */
function datesAndChecks(
  { now, policyRowsFor }: Pick<ReadDependencies, 'now' | 'policyRowsFor'>,
  { shown, ...facts }: Facts,
): Pick<MortgageApplicationView, 'dates' | 'checks'> {
  if (shown?.contract.status !== 'active' || shown.contract.terms.financing === 'cash')
    return { dates: [], checks: [] };
  const today = dayOn(shown.contract.terms.timeZone, now());
  const clock = { ...facts, today, closingOn: closingDayOf(shown), policy: policyAt(today, policyRowsFor(today)) };
  return { dates: [...applicationDates(clock)], checks: [...applicationChecks(clock)] };
}
