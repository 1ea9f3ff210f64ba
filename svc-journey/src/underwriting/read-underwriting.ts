import { emptyUnderwriting, type Condition, type UnderwritingView } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { dayOn } from '../deadlines/index.js';
import { dayOf, policyAt, type PolicyReader } from '../policy/index.js';
import { closingDayOf, type ShownContract } from '../purchase-contract/index.js';
import { shown } from './condition-store.js';
import { denialRights } from './denial-rights.js';
import { expiringPapers } from './expiring-papers.js';
import { lockExtension } from './lock-extension.js';
import type { UnderwritingDependencies } from './underwriting-dependencies.js';

export type ReadDependencies = Pick<
  UnderwritingDependencies,
  | 'store'
  | 'readShownContract'
  | 'readApplication'
  | 'readLenderEstimates'
  | 'readPreApproval'
  | 'readMonthlyIncome'
  | 'policyRowsFor'
  | 'now'
>;

/** The underwriting of the loan under the contract that the pages show; empty without one. */
export async function readUnderwriting(dependencies: ReadDependencies, userId: string): Promise<UnderwritingView> {
  const { readShownContract, readMonthlyIncome } = dependencies;
  const policy = policyToday(dependencies);
  const [current, incomeCents] = await Promise.all([readShownContract(userId), readMonthlyIncome(userId)]);
  const file = current ? await readFile(dependencies, userId, current, policy) : noFile;
  const largeShare = policy.value('deposit/large');
  return {
    contract: current?.contract ?? null,
    ...file,
    largeDepositCents: incomeCents ? shareOf(incomeCents, largeShare) : null,
    policyRows: [...policy.used()],
  };
}

export function policyToday({ policyRowsFor, now }: Pick<UnderwritingDependencies, 'policyRowsFor' | 'now'>) {
  const today = dayOf(now());
  return policyAt(today, policyRowsFor(today));
}

type FileView = Pick<UnderwritingView, 'underwriting' | 'papers' | 'extension' | 'rights'>;

const noFile: FileView = {
  underwriting: { version: 0, updatedAt: null, ...emptyUnderwriting },
  papers: [],
  extension: null,
  rights: [],
};

async function readFile(
  { store, readApplication, readLenderEstimates, readPreApproval, now }: ReadDependencies,
  userId: string,
  current: ShownContract,
  policy: PolicyReader,
): Promise<FileView> {
  const { id, status, terms } = current.contract;
  const [{ version, updatedAt, entry }, { lock }, estimates, { letters }] = await Promise.all([
    store.find(userId, id),
    readApplication(userId, id),
    readLenderEstimates(userId, id),
    readPreApproval(userId),
  ]);
  const underwriting = { version, updatedAt, ...entry };
  // Nothing is due any more.
  if (terms.financing === 'cash' || status === 'closed') return { ...noFile, underwriting };
  const closingOn = closingDayOf(current);
  const letter = letters.toSorted((one, other) => one.expiresOn.localeCompare(other.expiresOn)).at(-1);
  const facts = { today: dayOn(terms.timeZone, now()), closingOn, papers: entry.papers, letter, lock };
  const loanCents = estimates.at(-1)?.loanCents;
  const last = entry.steps.at(-1);
  return {
    underwriting,
    papers: [...expiringPapers(facts, policy)],
    extension:
      lock && loanCents !== undefined ? lockExtension({ lockUntil: lock.until, closingOn, loanCents }, policy) : null,
    rights: last?.stage === 'denied' ? [...denialRights(last.on, policy)] : [],
  };
}

/** Those under the contract that the pages show, in the order in which they are due. Of those without a day, the first asked is first. */
export async function listConditions(
  { conditionStore, readShownContract }: Pick<UnderwritingDependencies, 'conditionStore' | 'readShownContract'>,
  userId: string,
): Promise<readonly Condition[]> {
  const current = await readShownContract(userId);
  if (!current) return [];
  const stored = await conditionStore.findByContract(userId, current.contract.id);
  return stored.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')).map(shown);
}
