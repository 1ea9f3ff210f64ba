import { ownValue } from '@hearthway/contracts/own-value';
import type { DeploymentCheck } from '@hearthway/contracts/releases';
import { satisfies } from 'semver';

/** What a release of a front end says in its `build.json`. */
export interface PlatformUse {
  readonly slice: string;
  readonly version: string;
  /** Of a shell: versions by package. */
  readonly provides?: Readonly<Record<string, string>> | undefined;
  /** Of a slice: ranges by package. */
  readonly needs?: Readonly<Record<string, string>> | undefined;
}

/** Whether each slice finds the platform and the shared packages that it needs in each shell that a browser may mount it with. */
export function checkPlatform(candidate: PlatformUse, others: readonly PlatformUse[]): DeploymentCheck {
  const problems = others.flatMap((other) =>
    [...unmetNeeds(candidate, other), ...unmetNeeds(other, candidate)].map(
      (unmet) => `${unmet}. Release another ${other.slice} first`,
    ),
  );
  return { name: 'platform', problems };
}

function unmetNeeds(slice: PlatformUse, shell: PlatformUse): string[] {
  const { provides } = shell;
  if (!provides) return [];
  return Object.entries(slice.needs ?? {}).flatMap(([name, range]) => {
    const provided = ownValue(provides, name);
    if (provided !== undefined && satisfies(provided, range)) return [];
    const found = provided === undefined ? 'has none' : `has ${provided}`;
    return [`${nameOf(slice)} needs ${name} ${range}, and ${nameOf(shell)} ${found}`];
  });
}

const nameOf = ({ slice, version }: PlatformUse): string => `${slice} ${version}`;
