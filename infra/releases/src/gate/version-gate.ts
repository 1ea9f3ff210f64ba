import semver from 'semver';
import type { ParticipantInterface } from '@hearthway/contracts/interfaces';

type Provided = Pick<ParticipantInterface, 'platform' | 'shared'>;

/** What a slice was built for. */
export interface Required {
  readonly slice: string;
  /** Version of `Platform`. Missing in releases from before it had one. */
  readonly platform?: string | undefined;
  /** Range by shared package. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Why a slice cannot run in this shell, a line each. A shell from before these were recorded says nothing, and is not judged. */
export function versionFaults({ slice, platform, shared }: Required, shell: Provided): string[] {
  const given = new Map(Object.entries(shell.shared ?? {}));
  const packages = Object.entries(shared).flatMap(([name, range]) => {
    const version = given.get(name);
    if (version === undefined || semver.satisfies(version, range)) return [];
    return [`${slice} needs ${name} ${range}, and the shell has ${version}`];
  });
  const isOld =
    platform !== undefined && shell.platform !== undefined && !semver.satisfies(shell.platform, `^${platform}`);
  return isOld ? [`${slice} needs platform ^${platform}, and the shell has ${shell.platform}`, ...packages] : packages;
}
