import { pathsOverlap } from '@hearthway/contracts/page-paths';
import type { DeploymentCheck, LiveSlice } from '@hearthway/contracts/releases';

interface ReleasedPaths {
  readonly slice: string;
  readonly version: string;
  readonly paths: readonly string[];
}

/** Whether a release's pages are at addresses that no other slice's pages are at. */
export function checkPaths(candidate: ReleasedPaths, others: readonly ReleasedPaths[]): DeploymentCheck {
  const problems = candidate.paths.flatMap((path) =>
    others.flatMap(({ slice, paths }) =>
      paths
        .filter((other) => pathsOverlap(path, other))
        .map((other) => `${path} is taken: ${slice} has ${other === path ? 'it' : other}`),
    ),
  );
  return { name: 'paths', problems: [...new Set(problems)] };
}

/** What browsers may get of slices other than this one. */
export function releasesBeside(
  slices: readonly LiveSlice[],
  slice: string,
): { readonly slice: string; readonly version: string }[] {
  return slices
    .filter((other) => other.slice !== slice)
    .flatMap(({ slice: name, version, canary }) =>
      [version, canary?.version].flatMap((one) => (one === undefined ? [] : [{ slice: name, version: one }])),
    );
}
