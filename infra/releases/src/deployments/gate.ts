import { gatewayName, type DeploymentCheck, type LiveSite } from '@hearthway/contracts/releases';
import { AppError, describeError, withTimeout, type Logger } from '@hearthway/service-kit';
import { checkBudgets } from '../budgets/index.js';
import { checkContracts, checkPaths, checkPlatform, judge, type Pair } from '../gate/index.js';
import type { GatedRelease, ReleaseKey } from '../published/index.js';
import { checkVerifications, pactsToKeep, type VerificationStore } from '../verifications/index.js';
import { checkMount, type MountDependencies } from './check-mount.js';
import { createMemory } from './memory.js';
import { releasesBeside } from './releases-beside.js';

interface GateDependencies extends MountDependencies {
  readonly logger: Logger;
  readonly verifications: VerificationStore;
  /** Where nothing goes live that wasn’t verified and mounted. */
  readonly verifiedEnvironments: readonly string[];
  /** How long a rollback waits for what it is judged by. */
  readonly patienceMilliseconds?: number;
}

/** A release that is to go live beside what is live. */
export interface Candidate {
  readonly site: LiveSite;
  readonly slice: string;
  readonly version: string;
}

/** What the gate found. */
export interface Findings {
  readonly candidate: GatedRelease;
  readonly checks: readonly DeploymentCheck[];
}

export type Gate = ReturnType<typeof createGate>;

/** Of all judgments in memory. */
const mostKeptLines = 20_000;
/** Of a check, as it is kept with the deployment. */
const mostLines = 50;

/** Compares a release with everything that it would be live beside. */
export function createGate(dependencies: GateDependencies) {
  const { releases, verifications, verifiedEnvironments, logger, patienceMilliseconds = 5_000 } = dependencies;
  const judged = createMemory<readonly string[]>(mostKeptLines);

  const judgeOnce = (pair: Pair): readonly string[] => {
    const key = [pair.consumer, pair.provider].map(({ slice, version }) => `${slice}/${version}`).join(' ');
    const known = judged.recall(key);
    if (known) return known;
    const lines = firstLines(judge(pair));
    return judged.keep(key, lines, 1 + lines.length);
  };

  async function findAll({ site, slice, version }: Candidate) {
    const beside = releasesBeside(site, slice);
    const all = await releases.find([{ slice, version }, ...beside]);
    const candidate = all.find((one) => one.slice === slice);
    if (!candidate) throw new AppError('release.not-found', `There is no release ${version} of ${slice}`);
    const others = all.filter((one) => one !== candidate);
    const there = new Set(others.map(nameOf));
    return { candidate, others, lost: beside.map(nameOf).filter((name) => !there.has(name)) };
  }

  async function checkAgreements(candidate: GatedRelease, others: readonly GatedRelease[]): Promise<DeploymentCheck> {
    // The calls to all services lead through the gateway.
    const all = candidate.slice === gatewayName;
    const ownOrWith = (other: GatedRelease) => (provider: string) =>
      all || [candidate.slice, other.slice].includes(provider);
    // Together, because one that fails while nobody waits for it would end the registry.
    const [own, ...rest] = await Promise.all([
      releases.read(candidate),
      ...others.map((other) => releases.read(other, ownOrWith(other))),
    ]);
    return checkContracts(own, rest, judgeOnce);
  }

  function checkAll(
    candidate: GatedRelease,
    others: readonly GatedRelease[],
    contracts: DeploymentCheck,
  ): DeploymentCheck[] {
    if (!isFrontEnd(candidate)) return [contracts];
    const frontEnds = others.filter(isFrontEnd);
    return [
      checkPaths(candidate, frontEnds),
      contracts,
      checkPlatform(candidate, frontEnds),
      checkBudgets(candidate, frontEnds),
    ];
  }

  async function checkVerified(candidate: GatedRelease, others: readonly GatedRelease[], environment: string) {
    const pacts = pactsToKeep(candidate, others);
    const isRequired = verifiedEnvironments.includes(environment);
    return checkVerifications(pacts, await verifications.find(pacts), { environment, isRequired });
  }

  return {
    /**
     * Whether a release fits to what is live, as fast as it can be told. What cannot be read doesn't stop it.
     * @throws AppError `release.not-found`
     */
    async checkFit(wanted: Candidate): Promise<Findings> {
      const { candidate, others } = await findAll(wanted);
      const agreements = withTimeout(patienceMilliseconds, checkAgreements(candidate, others), () => {
        throw new Error(`nothing was read for ${patienceMilliseconds / 1_000} s`);
      });
      const contracts = await agreements.catch((error: unknown) => {
        logger.warn({ reason: describeError(error) }, 'cannot read what releases say for the gate');
        return { name: 'contracts', problems: [], notes: ['The registry couldn’t read its pacts and contracts'] };
      });
      return { candidate, checks: checkAll(candidate, others, contracts).map(shortened) };
    },

    /**
     * Everything about a release in an environment, which may take a minute.
     * @throws AppError `release.not-found`
     */
    async check(wanted: Candidate): Promise<Findings> {
      const { site } = wanted;
      const { candidate, others, lost } = await findAll(wanted);
      const isRequired = verifiedEnvironments.includes(site.environment);
      const checks = [
        ...(lost.length > 0 ? [checkLost(lost)] : []),
        ...checkAll(candidate, others, await checkAgreements(candidate, others)),
        await checkVerified(candidate, others, site.environment),
        ...(candidate.process ? [] : [await checkMount(dependencies, { site, candidate, others, isRequired })]),
      ];
      return { candidate, checks: checks.map(shortened) };
    },
  };
}

/** After a loss of what was published. */
function checkLost(names: readonly string[]): DeploymentCheck {
  const problems = names.map(
    (name) => `${name} is live, and the registry has no such release any more. Publish it again`,
  );
  return { name: 'releases', problems };
}

const nameOf = ({ slice, version }: ReleaseKey): string => `${slice} ${version}`;

type FrontEnd = GatedRelease & Required<Pick<GatedRelease, 'firstLoad'>>;

const isFrontEnd = (release: GatedRelease): release is FrontEnd => release.firstLoad !== undefined;

function shortened({ name, problems, notes }: DeploymentCheck): DeploymentCheck {
  return { name, problems: firstLines(problems), ...(notes && notes.length > 0 && { notes: firstLines(notes) }) };
}

function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `${more} more`] : [...lines];
}
