import { pathsOverlap } from '@hearthway/contracts/pages';
import type { PrerenderedPage, ReleasedPage } from '@hearthway/contracts/releases';

/** `/`, or words and parameters: `/home-search/:homeId`. */
const pagePath = /^\/((:[a-z][A-Za-z]*|[a-z0-9]+(-[a-z0-9]+)*)(\/(:[a-z][A-Za-z]*|[a-z0-9]+(-[a-z0-9]+)*))*)?$/;
/** The gateway answers these itself. */
const reserved = ['api', 'assets'];

/** What is wrong with the paths of one slice's pages, a line each. */
export function pathFaults(pages: readonly ReleasedPage[], prerendered: readonly PrerenderedPage[]): string[] {
  const paths = pages.map(({ path }) => path);
  const odd = paths.filter((path) => !pagePath.test(path)).map((path) => `${path}: is not the path of a page`);
  const taken = [...paths, ...prerendered.map(({ path }) => path)]
    .filter((path) => reserved.includes(path.split('/')[1] ?? ''))
    .map((path) => `${path}: belongs to the gateway`);
  const twice = paths.flatMap((path, place) =>
    paths
      .slice(0, place)
      .filter((other) => path.includes(':') === other.includes(':') && pathsOverlap(path, other))
      .map((other) => (other === path ? `${path}: is listed twice` : `${path}: fits the same addresses as ${other}`)),
  );
  return [...odd, ...taken, ...twice];
}
