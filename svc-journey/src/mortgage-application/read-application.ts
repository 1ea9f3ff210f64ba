import {
  emptyMortgageApplication,
  type LoanEstimate,
  type MortgageApplicationView,
  type MortgagePacket,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { dayOn } from '../deadlines/index.js';
import { writePdf } from '../pdf/index.js';
import { applicationChecks, applicationDates, type ApplicationClock } from './clock/index.js';
import type { MortgageApplicationDependencies } from './dependencies.js';
import type { StoredApplication } from './mortgage-application-store.js';
import { knownSections, mortgagePacket, packetDocument } from './packet/index.js';

type Dependencies = Pick<
  MortgageApplicationDependencies,
  'store' | 'findShownContract' | 'readEstimates' | 'readInfo' | 'readProfile' | 'now'
>;

/** The application of the current contract, or of the last that closed; without either, what is known already. */
export async function readApplication(dependencies: Dependencies, userId: string): Promise<MortgageApplicationView> {
  const { known, contract, application, estimates } = await readAll(dependencies, userId);
  return {
    contract: contract
      ? {
          id: contract.id,
          status: contract.status === 'closed' ? 'closed' : 'active',
          address: contract.terms.address,
          closingOn: contract.terms.closingOn,
          financing: contract.terms.financing,
        }
      : null,
    application: {
      version: application?.version ?? 0,
      updatedAt: application?.updatedAt ?? null,
      ...entryOf(application, estimates),
    },
    sections: [...known],
    ...clockOf(contract, application, estimates, dependencies.now()),
  };
}

export async function readPacket(dependencies: Dependencies, userId: string): Promise<MortgagePacket> {
  const { known } = await readAll(dependencies, userId);
  return mortgagePacket(known, dependencies.now().toISOString().slice(0, 10));
}

export async function printPacket(dependencies: Dependencies, userId: string): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf(packetDocument(await readPacket(dependencies, userId), dependencies.now()));
}

async function readAll(dependencies: Dependencies, userId: string) {
  const { store, findShownContract, readEstimates, readInfo, readProfile } = dependencies;
  const contract = await findShownContract(userId);
  const [application, estimates, info, profile] = await Promise.all([
    contract && store.findByContract(userId, contract.id),
    readEstimates(userId),
    readInfo(userId),
    readProfile(userId),
  ]);
  const estimate = estimates.find(({ id }) => id === application?.entry.estimateId);
  const known = knownSections({ info, profile, terms: contract?.terms, estimate });
  return { known, contract, application, estimates };
}

/** A Loan Estimate that was deleted since is chosen no more. */
function entryOf(application: StoredApplication | undefined, estimates: readonly LoanEstimate[]) {
  const entry = application?.entry ?? emptyMortgageApplication;
  const { estimateId } = entry;
  return { ...entry, estimateId: estimates.some(({ id }) => id === estimateId) ? estimateId : null };
}

function clockOf(
  contract: PurchaseContract | undefined,
  application: StoredApplication | undefined,
  estimates: readonly LoanEstimate[],
  now: Date,
): Pick<MortgageApplicationView, 'dates' | 'checks'> {
  if (contract?.status !== 'active' || !application || contract.terms.financing === 'cash')
    return { dates: [], checks: [] };
  const { closingOn, timeZone } = contract.terms;
  const clock: ApplicationClock = {
    today: dayOn(timeZone, now),
    closingOn,
    application: application.entry,
    estimates,
  };
  return { dates: [...applicationDates(clock)], checks: [...applicationChecks(clock)] };
}
