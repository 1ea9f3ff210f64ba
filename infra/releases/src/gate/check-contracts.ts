import { gatewayName, type DeploymentCheck, type DescribedContract, type Pact } from '@hearthway/contracts/releases';
import { judgeForwarding } from './judge-forwarding.js';
import { judge, type Pair } from './judge.js';
import { shownRelease, type ReleaseName } from './names.js';

/** A release with what the gate knows about its calls. */
export interface GateRelease extends ReleaseName {
  /** Whether it is a service, and not a front end. */
  readonly process: boolean;
  /** By provider. */
  readonly pacts: ReadonlyMap<string, Pact>;
  /** What it was built to find, by provider. A service's own contract, under its name, is what it offers. */
  readonly contracts: ReadonlyMap<string, DescribedContract>;
}

/**
 * Whether a release works with everything beside it: as a consumer and as a provider.
 * @param others live and canary releases of other slices
 */
export function checkContracts(
  candidate: GateRelease,
  others: readonly GateRelease[],
  judgePair: (pair: Pair) => readonly string[] = judge,
): DeploymentCheck {
  const missing = [...candidate.pacts.keys()].filter((provider) => !others.some(({ slice }) => slice === provider));
  const untold = missing.map((provider) => `${candidate.slice} calls ${provider}, of which no release is live`);
  const problems = others.flatMap((other) => [
    ...judgeBetween(candidate, other, judgePair),
    ...judgeBetween(other, candidate, judgePair),
  ]);
  // Of two services that call each other, one goes live first.
  return candidate.process
    ? { name: 'contracts', problems, notes: untold }
    : { name: 'contracts', problems: [...untold, ...problems] };
}

function judgeBetween(
  consumer: GateRelease,
  provider: GateRelease,
  judgePair: (pair: Pair) => readonly string[],
): readonly string[] {
  const offered = provider.contracts.get(provider.slice);
  const forwards = provider.slice === gatewayName && !consumer.process && offered !== undefined;
  const unreachable = forwards ? judgeForwarding(consumer, { ...provider, forwarded: offered }) : [];
  const pact = consumer.pacts.get(provider.slice);
  if (!pact) return unreachable;
  const built = consumer.contracts.get(provider.slice);
  if (built && offered) return judgePair({ consumer, pact, built, provider, offered });
  return [`${shownRelease(built ? provider : consumer)} has no contract of ${provider.slice}: publish a new build`];
}
