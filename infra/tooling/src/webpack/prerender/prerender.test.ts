import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRecord, type BuildRecord } from '@hearthway/contracts/releases';
import webpack from 'webpack';
import { sliceConfig } from '../federated.js';

const folder = join(import.meta.dirname, '../../testing/sample-slice');
const rows = [
  { slice: 'sample-slice', path: '/', title: 'Home · Sample', access: 'public' },
  { slice: 'sample-slice', path: '/start', title: 'Home · Sample', access: 'public' },
  { slice: 'sample-slice', path: '/about/us', title: 'About · Sample', access: 'public' },
  { slice: 'mf-other', path: '/other', title: 'Another', access: 'buyer' },
] as const;
const outputs: string[] = [];

/** Builds the sample slice as for a release. @returns the folder */
async function build(): Promise<string> {
  const output = await mkdtemp(join(tmpdir(), 'sample-slice-'));
  outputs.push(output);
  const configuration = sliceConfig({ name: 'sample-slice', port: 0, folder, pages: rows })();
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: output } });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  });
  return output;
}

let output: string;
let record: BuildRecord;
const pageAt = (path: string) => record.pages.find((page) => page.path === path);
const headAt = (path: string) => pageAt(path)?.prerendered;
const contentsOf = (path: string) => readFile(join(output, path), 'utf8');
const markupAt = (path: string) => contentsOf(headAt(path)?.html ?? '');

beforeAll(async () => {
  output = await build();
  record = buildRecord.parse(JSON.parse(await contentsOf('build.json')));
});
afterAll(() => Promise.all(outputs.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('a prerendered slice', () => {
  it('has the markup of every path, in a file that does not reveal its path on this machine', async () => {
    expect(record.pages.map(({ path, prerendered }) => [path, prerendered?.html])).toEqual([
      ['/', 'prerendered/index.html'],
      ['/start', 'prerendered/start.html'],
      ['/about/us', 'prerendered/about/us.html'],
    ]);
    expect(await markupAt('/')).toContain('Home &amp; hearth</h1>');
    expect(await markupAt('/start')).toBe(await markupAt('/'));
    expect(await markupAt('/about/us')).toContain('About us</h1>');
    for (const file of await readdir(output, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.name.endsWith('.png')) continue;
      await labeled(file.name, async () =>
        expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(folder),
      );
    }
  });

  it('has the classes of its page’s released style sheet, and no other page’s files', async () => {
    const home = pageAt('/');
    const about = pageAt('/about/us');
    const sheet = await contentsOf(home?.styles[0] ?? '');
    const className = /\.(sample-slice-[\w+-]+)/.exec(sheet)?.[1];
    expect(sheet).toContain('color:green');
    expect(await markupAt('/')).toContain(`<section class="${className}"`);
    expect(home?.styles).toHaveLength(1);
    expect(home?.scripts).toHaveLength(1);
    expect(about?.styles).toHaveLength(1);
    expect(await contentsOf(about?.styles[0] ?? '')).toMatch(/color:(brown|#a52a2a)/);
    expect(new Set([...(home?.scripts ?? []), ...(about?.scripts ?? [])]).size).toBe(2);
    expect(await contentsOf(home?.scripts[0] ?? '')).toContain('hearth');
  });

  it('has ids that differ from those of other slices', async () => {
    const id = /<h1 id="([^"]+)"/.exec(await markupAt('/'))?.[1];
    expect(id).toContain('sample-slice-');
    expect(await markupAt('/')).toContain(`aria-labelledby="${id}"`);
  });

  it('describes the head of each page, with defaults for what is left out', () => {
    expect(pageAt('/start')).toMatchObject({ title: 'Home · Sample', access: 'public' });
    expect(headAt('/start')).toMatchObject({ canonicalPath: '/', indexed: true });
    expect(headAt('/start')?.jsonLd).toEqual([{ '@type': 'WebSite', name: '</script><script>' }]);
    expect(headAt('/about/us')).toMatchObject({ canonicalPath: '/about/us', indexed: false, jsonLd: [] });
    expect(headAt('/about/us')?.image).toBeUndefined();
  });

  it('contains the pictures of its pages and of their heads', async () => {
    const picture =
      /src="hearthway-release:\/(assets\/picture\.[0-9a-f]{8}\.png)"/.exec(await markupAt('/'))?.[1] ?? '';
    const there = await readdir(join(output, 'assets'));
    expect(picture).toBe(`assets/${there.find((name) => name.startsWith('picture'))}`);
    expect(headAt('/')?.image).toBe(`assets/${there.find((name) => name.startsWith('share'))}`);
  });

  it('is identical when it is built again', async () => {
    const again = await build();
    const files = (await readdir(output, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    const paths = files.map((file) => join(file.parentPath, file.name).slice(output.length));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await labeled(path, async () =>
        expect(await readFile(join(again, path))).toEqual(await readFile(join(output, path))),
      );
    }
  });
});
