import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from './publish-release.js';
import { sliceBuild, writeBuild } from './testing/index.js';
import { checkRelease, verifyRelease } from './verify-release.js';

let work: string;
let store: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
  store = join(work, 'store');
});
afterEach(() => rm(work, { recursive: true, force: true }));

async function published() {
  const build = await writeBuild(sliceBuild('mf-journey'), work);
  const { version } = await publishRelease({ store, slice: 'mf-journey', build });
  return { version, folder: join(store, 'mf-journey', version) };
}

describe('a stored release', () => {
  it('is intact as it was published', async () => {
    const { version } = await published();
    await expect(verifyRelease(store, 'mf-journey', version)).resolves.toMatchObject({ version });
    await expect(checkRelease(store, 'mf-journey', version)).resolves.toMatchObject({ version });
  });

  it.each<[string, string, (path: string) => Promise<void>]>([
    ['a file is gone', 'later.33333333.js', unlink],
    ['a compressed form is gone', 'remoteEntry.11111111.js.br', unlink],
    ['a file has changed', 'spa.22222222.js', flipOneBit],
    ['a compressed form has changed', 'remoteEntry.11111111.js.gz', flipOneBit],
  ])('is damaged when %s', async (_, file, damage) => {
    const { version, folder } = await published();
    await damage(join(folder, file));
    const damaged = { code: 'release.damaged', message: expect.stringContaining(file.replace(/\.(br|gz)$/, '')) };
    await expect(verifyRelease(store, 'mf-journey', version)).rejects.toMatchObject(damaged);
    await expect(checkRelease(store, 'mf-journey', version)).rejects.toMatchObject(damaged);
  });

  it('is damaged when its list no longer has every file', async () => {
    const { version, folder } = await published();
    const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as { files: unknown[] };
    release.files.pop();
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
    await expect(verifyRelease(store, 'mf-journey', version)).rejects.toMatchObject({ code: 'release.damaged' });
  });

  it.each([
    ['../../etc', 'a'.repeat(20)],
    ['mf-journey', '../../../etc'],
    ['mf-journey/..', 'a'.repeat(20)],
    ['_deployments', 'a'.repeat(20)],
    ['mf-journey', 'latest'],
  ])('is not looked for under %s, %s', async (slice, version) => {
    await expect(verifyRelease(store, slice, version)).rejects.toMatchObject({ code: 'release.bad-name' });
  });
});

async function flipOneBit(path: string): Promise<void> {
  const contents = await readFile(path);
  const middle = Math.floor(contents.length / 2);
  contents[middle] = (contents[middle] ?? 0) ^ 1;
  await writeFile(path, contents);
}
