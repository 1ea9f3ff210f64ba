import { participantInterface } from '@hearthway/contracts/interfaces';
import {
  prerenderedPage,
  releasedPage,
  type PrerenderedPage,
  type Release,
  type ReleasedPage,
} from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import type { BuildFile } from './build-files.js';
import { readJson } from './json-file.js';
import { ReleaseError } from './release-error.js';

type Entry = Release['entry'];

const paths = z.array(z.string());

const loaded = z.object({ sync: paths, async: paths });
const assets = z.object({ js: loaded, css: loaded });

/** The parts of Module Federation's manifest that we need. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets })),
  shared: z._default(
    z.array(z.object({ name: z.optional(z.string()), requiredVersion: z.optional(z.string()), assets })),
    [],
  ),
});

/** The shell's own manifest. */
const shellEntry = z.object({ scripts: paths, preloads: paths, styles: paths, fonts: paths });

const manifestName = 'mf-manifest.json';
const shellEntryName = 'entry.json';
const templateName = 'index.html';
const pagesName = 'pages.json';
const prerenderedName = 'prerendered.json';
/** What the front end uses of services, for the gate. */
export const interfaceName = 'interface.json';

/** The files of a build that a browser needs first, with its pages, and the template of the shell. */
export interface EntryOfBuild {
  readonly entry: Entry;
  readonly template?: string;
  readonly pages?: ReleasedPage[];
  readonly prerendered?: PrerenderedPage[];
}

/** @throws ReleaseError if the build has no manifest, or one of another form */
export function readEntry(files: readonly BuildFile[]): EntryOfBuild {
  const has = (name: string) => files.some(({ path }) => path === name);
  if (has(interfaceName)) parse(files, interfaceName, participantInterface);
  return {
    ...(has(shellEntryName) ? readShell(files) : readSlice(files)),
    ...(has(pagesName) && { pages: parse(files, pagesName, z.array(releasedPage)) }),
    ...(has(prerenderedName) && { prerendered: parse(files, prerenderedName, z.array(prerenderedPage)) }),
  };
}

export interface NamedFiles {
  readonly namedBy: string;
  readonly names: readonly string[];
}

/** Every file that the lists of a build name, also those that a browser needs only later. */
export function filesNamedBy(
  files: readonly BuildFile[],
  { entry, pages = [], prerendered = [] }: EntryOfBuild,
): NamedFiles[] {
  const { scripts, preloads, styles, fonts } = entry;
  const ofPrerendered = prerendered.flatMap((page) => [
    page.html,
    ...(page.image ? [page.image] : []),
    ...page.scripts,
    ...page.styles,
  ]);
  return [
    entry.manifest
      ? { namedBy: entry.manifest, names: [...scripts, ...styles, ...assetsOf(files)] }
      : { namedBy: shellEntryName, names: [...scripts, ...preloads, ...styles, ...fonts] },
    { namedBy: pagesName, names: pages.flatMap((page) => [...(page.scripts ?? []), ...(page.styles ?? [])]) },
    { namedBy: prerenderedName, names: ofPrerendered },
  ];
}

/** The version ranges of shared packages that a stored manifest asks for, by package. */
export async function requiredShares(manifest: string): Promise<Record<string, string>> {
  const { shared } = (await readJson(manifest, federationManifest)) ?? { shared: [] };
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion }) => (name && requiredVersion ? [[name, requiredVersion] as const] : [])),
  );
}

function assetsOf(files: readonly BuildFile[]): string[] {
  const { exposes, shared } = parse(files, manifestName, federationManifest);
  return [...exposes, ...shared].flatMap(({ assets: { js, css } }) =>
    [js, css].flatMap((one) => [...one.sync, ...one.async]),
  );
}

function readShell(files: readonly BuildFile[]): EntryOfBuild {
  return {
    entry: parse(files, shellEntryName, shellEntry),
    template: fileOf(files, templateName).path,
  };
}

function readSlice(files: readonly BuildFile[]): EntryOfBuild {
  const manifest = parse(files, manifestName, federationManifest);
  const { path, name } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.find((module) => module.path === './spa');
  if (!exposed) throw unusable(`${manifestName} exposes no ./spa`);
  return {
    entry: {
      manifest: manifestName,
      scripts: unique([`${path}${name}`, ...exposed.assets.js.sync]),
      preloads: [],
      styles: unique(exposed.assets.css.sync),
      fonts: [],
    },
  };
}

function parse<Schema extends z.ZodMiniType>(
  files: readonly BuildFile[],
  path: string,
  schema: Schema,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(fileOf(files, path).contents.toString('utf8')));
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError('release.build-unusable', `The build's ${path} is not as expected`, { cause: error });
  }
}

function fileOf(files: readonly BuildFile[], path: string): BuildFile {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw unusable(`The build has no ${path}`);
  return file;
}

function unusable(message: string): ReleaseError {
  return new ReleaseError('release.build-unusable', message);
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
