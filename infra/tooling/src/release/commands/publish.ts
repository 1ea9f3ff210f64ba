import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BrokerError } from '../broker/index.js';
import { buildSlice } from '../build-slice.js';
import { call, type CommandLine } from '../command-line.js';
import type { CommandResult } from '../command-output.js';
import { commitOf } from '../commit-of.js';
import { publishBuild, publishedIn, type PublishedRelease } from '../publish-build.js';
import { isFrontEnd, sourcesOf } from '../slice-folder.js';
import { sliceMeant, type CommandContext } from './context.js';

export async function publish(line: CommandLine, context: CommandContext): Promise<CommandResult> {
  const published = await publishSources(line, context);
  const { slice, version, files, bytes } = published;
  const named = `${slice} ${version}`;
  return {
    value: published,
    lines: [
      `${named} is published: ${files} files, ${Math.ceil(bytes / 1024)} KB. ${isFrontEnd(slice) ? 'Nobody sees it yet.' : 'Nothing runs it yet.'}`,
      `Ask whether it may go live: ${call} can-i-deploy ${named}`,
      ...(isFrontEnd(slice)
        ? [`See it alone: ${call} preview ${named}`, `Give it to everyone: ${call} release ${named}`]
        : [`When it runs everywhere, say so: ${call} release ${named}`]),
    ],
  };
}

/** Builds what is meant, unless there is a finished build, and publishes it. */
export async function publishSources(line: CommandLine, context: CommandContext): Promise<PublishedRelease> {
  const { registry, broker, folder, tell } = context;
  const slice = sliceMeant(line, context);
  const { commit, changed } = await commitOf(folder);
  if (changed) tell('There are changes that aren’t committed, so the release names no commit.');
  return withBuild(slice, line.build, context, async (build) => {
    tell(`publishing ${slice} …`);
    const published = await publishBuild(registry, { slice, build, commit, progress: uploads(tell) });
    const { version } = published;
    await broker
      ?.publishPacts({ slice, version, build: publishedIn(build), sources: folder })
      .catch((error: unknown) => {
        if (!(error instanceof BrokerError)) throw error;
        const advice = `Publish it again: ${call} publish ${slice}`;
        throw new Error(
          `${slice} ${version} is published, and only the pact broker doesn’t have it. ${advice}\n${error.message}`,
          { cause: error },
        );
      });
    return published;
  });
}

/** Builds into a folder that is deleted afterwards: a watching build goes on in `dist` undisturbed. */
async function withBuild<Result>(
  slice: string,
  finished: string | undefined,
  { folder, environment, signal, tell }: CommandContext,
  use: (build: string) => Promise<Result>,
): Promise<Result> {
  if (finished !== undefined) return use(resolve(folder, finished));
  const sources = sourcesOf(folder, slice);
  const output = await mkdtemp(join(tmpdir(), 'hearthway-build-'));
  try {
    tell(`building ${slice} …`);
    await buildSlice({ sources, output, environment, signal });
    return await use(output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Tells of every tenth, and of the last. */
const uploads = (tell: (line: string) => void) => (uploaded: number, missing: number) => {
  if (uploaded % 10 === 0 || uploaded === missing) tell(`uploaded ${uploaded} of ${missing} new files`);
};
