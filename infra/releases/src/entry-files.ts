import { page, prerenderedPage, type Page, type PrerenderedPage, type Release } from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import type { BuildFile } from './build-files.js';
import { ReleaseError } from './release-error.js';

type Entry = Release['entry'];

const paths = z.array(z.string());

/** The parts of Module Federation's manifest that we need. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: paths }), css: z.object({ sync: paths }) }) }),
  ),
});

/** The shell's own manifest. */
const shellEntry = z.object({ scripts: paths, preloads: paths, styles: paths, fonts: paths });

const manifestName = 'mf-manifest.json';
const shellEntryName = 'entry.json';
const templateName = 'index.html';
const pagesName = 'pages.json';
const prerenderedName = 'prerendered.json';

/**
 * The files of a build that a browser needs first, with the template and the table of pages of the shell, or the
 * prerendered pages of a slice that has any.
 */
export interface EntryOfBuild {
  readonly entry: Entry;
  readonly template?: string;
  readonly pages?: Page[];
  readonly prerendered?: PrerenderedPage[];
}

/** @throws ReleaseError if the build has no manifest, or its manifest names a missing file */
export function readEntry(files: readonly BuildFile[]): EntryOfBuild {
  const has = (name: string) => files.some(({ path }) => path === name);
  const found = has(shellEntryName) ? readShell(files) : readSlice(files, has(prerenderedName));
  for (const path of named(found)) if (!has(path)) throw unusable(`The build names ${path} and does not have it`);
  return found;
}

function named({ entry, prerendered = [] }: EntryOfBuild): string[] {
  const { manifest, scripts, preloads, styles, fonts } = entry;
  return [
    ...[...scripts, ...preloads, ...styles, ...fonts, ...(manifest ? [manifest] : [])],
    ...prerendered.flatMap(({ html, image, scripts, styles }) => [
      html,
      ...(image ? [image] : []),
      ...scripts,
      ...styles,
    ]),
  ];
}

function readShell(files: readonly BuildFile[]): EntryOfBuild {
  return {
    entry: parse(files, shellEntryName, shellEntry),
    template: fileOf(files, templateName).path,
    pages: parse(files, pagesName, z.array(page)),
  };
}

function readSlice(files: readonly BuildFile[], isPrerendered: boolean): EntryOfBuild {
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
    ...(isPrerendered && { prerendered: parse(files, prerenderedName, z.array(prerenderedPage)) }),
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
