import { buildRecord } from '@hearthway/contracts/releases';
import { repositoryRoot } from '@hearthway/system';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is wrong with a build. */
export type Fault = (build: SliceBuild) => Promise<void>;

export interface SliceBuild {
  /** The script that the shell loads first. */
  readonly entry: string;
  /** Its global variable. */
  readonly container: string;
  /** The first style sheet. */
  readonly style: string;
  /** The script of this page alone. */
  scriptOf(path: string): string;
  change(path: string, edit: (text: string) => string): Promise<void>;
}

/** Calls back with a copy of the slice's build, which has a fault. */
export async function withBrokenBuild<Result>(
  slice: string,
  fault: Fault,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'broken-build-'));
  try {
    await cp(join(repositoryRoot, slice, 'dist'), folder, { recursive: true });
    await fault(await openBuild(folder));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openBuild(folder: string): Promise<SliceBuild> {
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const { entry, pages } = buildRecord.parse(JSON.parse(await read('build.json')));
  const manifest = JSON.parse(await read(entry.manifest ?? '')) as {
    readonly metaData: { readonly globalName: string; readonly remoteEntry: { readonly name: string } };
  };
  return {
    entry: manifest.metaData.remoteEntry.name,
    container: manifest.metaData.globalName,
    style: entry.styles[0] ?? '',
    scriptOf(path) {
      const ofOthers = new Set(pages.flatMap((page) => (page.path === path ? [] : page.scripts)));
      const own = pages.find((page) => page.path === path)?.scripts.find((script) => !ofOthers.has(script));
      if (own === undefined) throw new Error(`${path} has no script of its own`);
      return own;
    },
    change: async (path, edit) => writeFile(join(folder, path), edit(await read(path))),
  };
}

/** Runs this before anything else of the slice. */
export const firstRunning =
  (code: string): Fault =>
  ({ entry, change }) =>
    change(entry, (text) => `${code};${text}`);

/** Replaces some of the slice's lifecycles. `change` is the source of a function of those that it has. */
export const withLifecycles =
  (change: string): Fault =>
  ({ entry, container, change: edit }) =>
    edit(entry, (text) => changedLifecycles(text, container, change));

/** An entry's text with other lifecycles. */
export const changedLifecycles = (entry: string, container: string, change: string): string => `${entry};{
  const { init, get } = ${container};
  const changed = async (name) => {
    const slice = (await get(name))();
    return () => ({ ...slice, ...(${change})(slice) });
  };
  ${container} = { init, get: changed };
}`;

/** Replaces the script of a page. */
export const withPageScript =
  (path: string, code: string): Fault =>
  ({ scriptOf, change }) =>
    change(scriptOf(path), () => code);
