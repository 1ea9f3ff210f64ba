import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildRecord, type BuildRecord } from '@hearthway/contracts/releases';
import { buildSampleSlice } from '../testing/build-sample-slice.js';

let build: Map<string, Buffer>;
let record: BuildRecord;
const pageAt = (path: string) => record.pages.find((page) => page.path === path);
const headAt = (path: string) => pageAt(path)?.prerendered;
const contentsOf = (path: string) => build.get(path)?.toString() ?? '';
const markupAt = (path: string) => contentsOf(headAt(path)?.html ?? '');

beforeAll(async () => {
  build = await buildSampleSlice();
  record = buildRecord.parse(JSON.parse(contentsOf('build.json')));
});

describe('a prerendered slice', () => {
  it('has the markup of every path, in a file', () => {
    expect(record.pages.map(({ path, prerendered }) => [path, prerendered?.html])).toEqual([
      ['/', 'prerendered/index.html'],
      ['/start', 'prerendered/start.html'],
      ['/about/us', 'prerendered/about/us.html'],
    ]);
    expect(markupAt('/')).toContain('Home &amp; hearth</h1>');
    expect(markupAt('/start')).toBe(markupAt('/'));
    expect(markupAt('/about/us')).toContain('About us</h1>');
  });

  it('has the classes of its page’s released style sheet, and no other page’s files', () => {
    const home = pageAt('/');
    const about = pageAt('/about/us');
    const sheet = contentsOf(home?.styles[0] ?? '');
    const className = /\.(sample-slice-[\w+-]+)/.exec(sheet)?.[1];
    expect(sheet).toContain('color:green');
    expect(markupAt('/')).toContain(`<section class="${className}"`);
    expect(home?.styles).toHaveLength(1);
    expect(home?.scripts).toHaveLength(1);
    expect(about?.styles).toHaveLength(1);
    expect(contentsOf(about?.styles[0] ?? '')).toMatch(/color:(brown|#a52a2a)/);
    expect(new Set([...(home?.scripts ?? []), ...(about?.scripts ?? [])]).size).toBe(2);
    expect(contentsOf(home?.scripts[0] ?? '')).toContain('hearth');
  });

  it('has style sheets whose names differ from those of other slices', () => {
    const sheets = record.files.filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(1);
    for (const path of sheets) expect(path).toMatch(/^sample-slice-\w+\.css$/);
  });

  it('has ids that differ from those of other slices', () => {
    const id = /<h1 id="([^"]+)"/.exec(markupAt('/'))?.[1];
    expect(id).toContain('sample-slice-');
    expect(markupAt('/')).toContain(`aria-labelledby="${id}"`);
  });

  it('describes the head of each page, with defaults for what is left out', () => {
    expect(pageAt('/start')).toMatchObject({ title: 'Home · Sample', access: 'public' });
    expect(headAt('/start')).toMatchObject({ canonicalPath: '/', indexed: true });
    expect(headAt('/start')?.jsonLd).toEqual([{ '@type': 'WebSite', name: '</script><script>' }]);
    expect(headAt('/about/us')).toMatchObject({ canonicalPath: '/about/us', indexed: false, jsonLd: [] });
    expect(headAt('/about/us')?.image).toBeUndefined();
  });

  it('contains the pictures of its pages and of their heads', () => {
    const picture = /src="hearthway-release:\/(assets\/picture\.[0-9a-f]{8}\.png)"/.exec(markupAt('/'))?.[1] ?? '';
    const fileOf = (name: string) => record.files.find((path) => path.startsWith(`assets/${name}.`));
    expect(picture).toBe(fileOf('picture'));
    expect(headAt('/')?.image).toBe(fileOf('share'));
  });
});

// By the IntegrityPlugin. Here, because a build takes seconds.
it('asks for the digest of each script and each style sheet that it loads', () => {
  expect(contentsOf('remoteEntry.js').match(/hearthwayIntegrityOf/g)).toHaveLength(2);
});
