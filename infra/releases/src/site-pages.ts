import { pathsOverlap } from '@hearthway/contracts/pages';
import { shellSlice, type Page, type Release, type ReleasedPage } from '@hearthway/contracts/releases';
import { ReleaseError } from './release-error.js';

/** The pages of a site, each with its owner and the files it needs besides that slice's own. */
export interface SitePage extends Page {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The pages that these releases make together. Of two that one address fits, the one without a parameter is first. A shell from
 * before slices brought their own pages lists those of every slice; they hold for slices that bring none.
 */
export function sitePages(releases: readonly Release[]): SitePage[] {
  const shell = releases.find(isShell);
  const pages = releases.flatMap((release) => ownPages(release, shell).map((page) => withOwner(page, release.slice)));
  return [...pages.filter(isLiteral), ...pages.filter((page) => !isLiteral(page))];
}

/** @throws ReleaseError `release.path-taken` if another slice owns a path of this one */
export function requireFreePaths(release: Release, others: readonly Release[]): void {
  const shell = [release, ...others].find(isShell);
  for (const other of others) {
    const theirs = ownPages(other, shell);
    for (const { path } of ownPages(release, shell)) {
      const taken = theirs.find((page) => pathsOverlap(page.path, path));
      if (!taken) continue;
      const how = taken.path === path ? '' : `, because ${taken.path} fits the same addresses`;
      throw new ReleaseError(
        'release.path-taken',
        `${release.slice} cannot have the page ${path}: it belongs to ${other.slice}${how}.`,
      );
    }
  }
}

/**
 * Between two versions of Hearthway, slices took their pages over from the shell.
 * @throws ReleaseError `release.no-pages` if nobody could open one of these slices
 */
export function requirePages(releases: readonly Release[]): void {
  const shell = releases.find(isShell);
  if (!shell) return;
  for (const release of releases) {
    if (ownPages(release, shell).length > 0) continue;
    const { slice, version } = release;
    throw new ReleaseError(
      'release.no-pages',
      `${slice} ${version} brings no pages, and the shell has none for it. Release a newer ${slice} first.`,
    );
  }
}

function ownPages(release: Release, shell: Release | undefined): ReleasedPage[] {
  const { slice, pages, prerendered = [] } = release;
  const own = (pages ?? []).filter((page) => (page.slice ?? slice) === slice);
  const all = [
    ...own,
    ...prerendered
      .filter(({ path }) => !own.some((page) => page.path === path))
      .map(({ path, title, indexed }) => ({ path, title, ...(!indexed && { indexed }) })),
  ];
  if (slice === shellSlice || pages) return all;
  const listed = (shell?.pages ?? []).filter((page) => page.slice === slice);
  return listed.length > 0 ? listed : all;
}

function withOwner({ scripts = [], styles = [], ...page }: ReleasedPage, slice: string): SitePage {
  return { ...page, slice, scripts, styles };
}

const isShell = ({ slice }: Release): boolean => slice === shellSlice;
const isLiteral = ({ path }: Pick<Page, 'path'>): boolean => !path.includes(':');
