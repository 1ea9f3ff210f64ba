import type { Release, ReleasedPage } from '@hearthway/contracts/releases';

/** A script or style that a browser loads at first. */
export interface LoadedFile {
  readonly path: string;
  /** As it is sent: compressed, if it is. */
  readonly bytes: number;
}

export interface LoadedPage extends Pick<ReleasedPage, 'path' | 'access'> {
  readonly isPrerendered: boolean;
  readonly files: readonly LoadedFile[];
}

/** What a release adds to the first load of its pages: to that of each, and to single ones. */
export interface FirstLoad {
  readonly entry: readonly LoadedFile[];
  readonly pages: readonly LoadedPage[];
}

export function firstLoadOf(
  { entry, pages }: Pick<Release, 'entry' | 'pages'>,
  bytesOf: (path: string) => number,
): FirstLoad {
  const loaded = (...paths: readonly string[]): LoadedFile[] =>
    [...new Set(paths)].map((path) => ({ path, bytes: bytesOf(path) }));
  return {
    entry: loaded(...entry.scripts, ...entry.preloads, ...entry.styles),
    pages: pages.map(({ path, access, prerendered, scripts, styles }) => ({
      path,
      access,
      isPrerendered: prerendered !== undefined,
      files: loaded(...scripts, ...styles),
    })),
  };
}
