import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFile, cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildSampleSlice, sampleSlice } from '../testing/build-sample-slice.js';

const checkout = join(import.meta.dirname, '../../../../..');
let alone: string;

/** The sample slice in a folder of its own, with our packages beside it as they would be installed. */
beforeAll(async () => {
  alone = await realpath(await mkdtemp(join(tmpdir(), 'a slice alone ')));
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  await cp(sampleSlice, alone, { recursive: true });
  const packages = join(alone, 'node_modules');
  await mkdir(join(packages, '@hearthway'), { recursive: true });
  for (const [name, folder] of [['contracts', 'contracts'] as const, ['web-kit', 'infra/web-kit'] as const]) {
    await cp(join(checkout, folder), join(packages, '@hearthway', name), { recursive: true, filter: isSource });
  }
  for (const name of await readdir(join(checkout, 'node_modules'))) {
    if (name === '@hearthway' || name.startsWith('.')) continue;
    await symlink(join(checkout, 'node_modules', name), join(packages, name));
  }
});
afterAll(() => rm(alone, { recursive: true, force: true }));

describe('a build', () => {
  it('is the same in the checkout and alone, and another after a change', async () => {
    const here = await buildSampleSlice();
    expect([...here.keys()]).toEqual(expect.arrayContaining(['gate/contracts/svc-identity.json']));
    const elsewhere = await buildSampleSlice(alone);
    expect([...elsewhere.keys()]).toEqual([...here.keys()]);
    for (const [path, contents] of here) {
      labeled(path, () => {
        expect(elsewhere.get(path)?.toString()).toBe(contents.toString());
        expect(contents.includes(checkout)).toBe(false);
      });
    }

    // Nothing that it keeps in the page is shared with another version, so that both can be there.
    const globals = globalsOf(here);
    await appendFile(join(alone, 'src/pages/about/about.module.css'), '.other { color: blue }');
    const changed = globalsOf(await buildSampleSlice(alone));
    expect(globals.every((name) => /_[0-9a-f]{20}$/.test(name))).toBe(true);
    expect(changed.filter((name) => globals.includes(name))).toEqual([]);
    expect(changed).toHaveLength(globals.length);
  });

  it('fails if its styles affect pages of other slices', async () => {
    await appendFile(join(alone, 'src/pages/home/home.module.css'), ':global(h1) { display: none }');
    await expect(buildSampleSlice(alone)).rejects.toThrow(/\.css: h1 has no class of a CSS module/);
  });
});

/** The names of the array of its chunks, and of its container. */
function globalsOf(build: ReadonlyMap<string, Buffer>): string[] {
  const scripts = [...build].filter(([path]) => path.endsWith('.js')).map(([, contents]) => contents.toString());
  const found = scripts.flatMap((script) => [...script.matchAll(/(?:globalThis\.(?=webpack)|^var )(\w+)/g)]);
  return [...new Set(found.map(([, name]) => name ?? ''))].sort();
}
