import { emptyUnderwriting, type UnderwritingView } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { dayOn } from '../../deadlines/index.js';
import { dayOf, policyAt, type PolicyReader } from '../../policy/index.js';
import type { CurrentContract } from '../../purchase-contract/index.js';
import { inBrief } from '../current-contract.js';
import type { UnderwritingDependencies } from '../dependencies.js';
import { denialRights } from './denial-rights.js';
import { expiringPapers } from './expiring-papers.js';
import { lockExtension } from './lock-extension.js';

/** The underwriting of the current contract’s loan, or of the last that closed; empty without either. */
export async function readUnderwriting(
  dependencies: UnderwritingDependencies,
  userId: string,
): Promise<UnderwritingView> {
  const { readShownContract, readBuyer, now } = dependencies;
  const policy = policyAt(dayOf(now()));
  const [current, { monthlyIncomeCents }] = await Promise.all([readShownContract(userId), readBuyer(userId)]);
  const file = current ? await readFile(dependencies, userId, current, policy) : noFile;
  const largeShare = policy.value('deposit/large');
  return {
    contract: current ? inBrief(current) : null,
    ...file,
    largeDepositCents: monthlyIncomeCents ? shareOf(monthlyIncomeCents, largeShare) : null,
    policyRows: [...policy.used()],
  };
}

type FileView = Pick<UnderwritingView, 'underwriting' | 'papers' | 'extension' | 'rights'>;

const noFile: FileView = {
  underwriting: { version: 0, updatedAt: null, ...emptyUnderwriting },
  papers: [],
  extension: null,
  rights: [],
};

async function readFile(
  { store, readLoan, readLetter, now }: UnderwritingDependencies,
  userId: string,
  { contract: { id, status, terms } }: CurrentContract,
  policy: PolicyReader,
): Promise<FileView> {
  const [{ underwriting }, { lock, estimate }, letter] = await Promise.all([
    store.findByContract(userId, id),
    readLoan(userId, id),
    readLetter(userId),
  ]);
  const { version, updatedAt, entry } = underwriting;
  const stored = { version, updatedAt, ...entry };
  // Nothing is due any more.
  if (terms.financing === 'cash' || status === 'closed') return { ...noFile, underwriting: stored };
  const { closingOn, timeZone } = terms;
  const facts = { today: dayOn(timeZone, now()), closingOn, papers: entry.papers, letter, lock };
  const last = entry.steps.at(-1);
  return {
    underwriting: stored,
    papers: [...expiringPapers(facts, policy)],
    extension:
      lock && estimate
        ? lockExtension({ lockUntil: lock.until, closingOn, loanCents: estimate.loanCents }, policy)
        : null,
    rights: last?.stage === 'denied' ? [...denialRights(last.on, policy)] : [],
  };
}
