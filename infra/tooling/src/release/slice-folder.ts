import { sliceName } from '@hearthway/contracts/releases';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { UsageError } from './command-line.js';

const packageFile = z.object({ name: z.optional(z.string()), workspaces: z.optional(z.unknown()) });

/** Within the build of a process, what of it is published. */
export const publishedFolder = 'release';

/** Where its package is named otherwise. */
const registry = { name: 'registry', package: 'releases', folder: 'infra/releases' };

/** Other slices are processes. */
export const isFrontEnd = (slice: string): boolean => slice === 'shell' || slice.startsWith('mf-');

/**
 * The slice that a command is about: the one named, or that of the folder by the name in its `package.json`
 * (`@hearthway/mf-journey`). At the root of a checkout, which has `workspaces`, there is none.
 */
export function sliceOf(folder: string, named: string | undefined): string | undefined {
  return named ?? sliceOfFolder(readPackage(folder));
}

/** The folder with the sources of a slice. @throws UsageError if they aren't here */
export function sourcesOf(folder: string, slice: string): string {
  const here = readPackage(folder);
  if (sliceOfFolder(here) === slice) return folder;
  const below = join(folder, slice === registry.name ? registry.folder : slice);
  if (here.workspaces !== undefined && sliceOfFolder(readPackage(below)) === slice) return below;
  throw new UsageError(
    `The sources of ${slice} aren’t in ${folder}. Go to its folder, or name a finished build with --build.`,
  );
}

function sliceOfFolder({ name, workspaces }: z.infer<typeof packageFile>): string | undefined {
  if (workspaces !== undefined) return undefined;
  const last = name?.split('/').at(-1);
  return last === registry.package ? registry.name : sliceName.safeParse(last).data;
}

function readPackage(folder: string): z.infer<typeof packageFile> {
  try {
    return packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch {
    return {};
  }
}
