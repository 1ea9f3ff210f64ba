import { buildRecord } from '@hearthway/contracts/releases';
import { repositoryRoot } from '@hearthway/system';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `use` with a copy of a slice's build, in whose script something is different. */
export async function withChangedBuild<Result>(
  slice: string,
  difference: string,
  use: (build: string) => Promise<Result>,
): Promise<Result> {
  const build = await mkdtemp(join(tmpdir(), 'hearthway-build-'));
  try {
    await cp(join(repositoryRoot, slice, 'dist'), build, { recursive: true });
    const { entry } = buildRecord.parse(JSON.parse(await readFile(join(build, 'build.json'), 'utf8')));
    const script = entry.scripts.at(-1);
    if (script === undefined) throw new Error(`The build of ${slice} has no script`);
    await appendFile(join(build, script), `\n/* ${difference} */`);
    return await use(build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
