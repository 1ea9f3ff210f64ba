import { repositoryRoot } from '@hearthway/system';
import { appendFile, cp, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls `use` with a copy of a slice's build that differs as another build does: in every script. */
export async function withChangedBuild<Result>(
  slice: string,
  difference: string,
  use: (build: string) => Promise<Result>,
): Promise<Result> {
  const build = await mkdtemp(join(tmpdir(), 'hearthway-build-'));
  try {
    await cp(join(repositoryRoot, slice, 'dist'), build, { recursive: true });
    for await (const script of glob('**/*.js', { cwd: build })) {
      await appendFile(join(build, script), `\n/* ${difference} */`);
    }
    return await use(build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
