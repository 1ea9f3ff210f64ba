import { pathsOverlap } from '@hearthway/contracts/page-paths';
import type { DeploymentCheck } from '@hearthway/contracts/releases';

interface ReleasedPages {
  readonly slice: string;
  readonly version: string;
  readonly pages: readonly { readonly path: string }[];
}

/** Whether a release's pages are at addresses that no other slice's pages are at. */
export function checkPaths(candidate: ReleasedPages, others: readonly ReleasedPages[]): DeploymentCheck {
  const problems = candidate.pages.flatMap(({ path }) =>
    others.flatMap(({ slice, pages }) =>
      pages
        .filter((other) => pathsOverlap(path, other.path))
        .map((other) => `${path} is taken: ${slice} has ${other.path === path ? 'it' : other.path}`),
    ),
  );
  return { name: 'paths', problems: [...new Set(problems)] };
}
