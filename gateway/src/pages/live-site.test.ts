import { siteChanged, type LiveSite as LiveVersions, type Release } from '@hearthway/contracts/releases';
import { sliceBuild } from '@hearthway/releases/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deadRegistry, faultyRegistry, type FaultyRegistry } from '../testing/faulty-registry.js';
import { testBuild, testSite, withFile, type TestSite, type TestSiteOptions } from '../testing/test-site.js';
import { contentNameOf, fileOf } from '../releases/kept-contents.js';
import { publicFileOf } from './released-files.js';

let registry: FaultyRegistry;
let site: TestSite;
/** Opened by the test besides `site`. */
const others: TestSite[] = [];

async function start(options: TestSiteOptions = {}): Promise<TestSite> {
  registry = faultyRegistry();
  site = await testSite({ registry, ...options });
  return site;
}

/** Another gateway process. */
async function startOther(options: TestSiteOptions): Promise<TestSite> {
  const other = await testSite({ empty: true, ...options });
  others.push(other);
  return other;
}

afterEach(async () => {
  for (const one of [...others.splice(0), site]) await one.remove();
});

const hour = 3_600_000;
const pageAt = async (path: string, of = site) => {
  const served = of.live.served();
  return served && (await served.html(served.pageAt(path))).plain;
};
const showsVersion = (version: string, of = site) =>
  eventually(async () => expect(await pageAt('/dashboard', of)).toContain(`/assets/mf-journey/${version}/`));
const errors = () => site.log.lines().filter(({ level }) => level === 'error');
const journey = (mark: string) => testBuild('mf-journey', { mark });
const versionOf = async (name: string) =>
  (await registry.site('local')).slices.find(({ slice }) => slice === name)?.version ?? '';
const announce = (of = site) => of.announcements.broadcast(siteChanged.type, '{}');

describe('the live site', () => {
  it('follows a release as soon as it is announced', async () => {
    await start({ pollMilliseconds: hour });
    const { version } = await registry.publishLive(journey('two'));
    await announce();
    await showsVersion(version);
  });

  it('follows what was announced while the broker was away', async () => {
    await start({ pollMilliseconds: hour });
    const { version } = await registry.publishLive(journey('two'));
    site.announcements.reconnect();
    await showsVersion(version);
  });

  it('follows a rollback that nobody announces', async () => {
    await start();
    const before = await versionOf('mf-journey');
    await site.release(journey('two'));
    registry.deploy('mf-journey', { action: 'rollback' });
    await showsVersion(before);
  });

  it('has the pages of each release, without another shell', async () => {
    await start();
    await site.release(sliceBuild('mf-journey', { pages: [{ path: '/pipeline', title: 'Pipeline' }] }));
    expect(await pageAt('/pipeline')).toContain('<title>Pipeline</title>');
    expect(await pageAt('/dashboard')).toContain('<title>Page not found');
  });

  it('starts when the first shell is live', async () => {
    await start({ empty: true });
    await registry.publishLive(journey('one'));
    expect(site.live.served()).toBeUndefined();
    await site.release(testBuild('shell'));
    expect(await pageAt('/dashboard')).toContain('/assets/mf-journey/');
  });

  it('fetches only what it doesn’t have', async () => {
    await start();
    registry.asked.length = 0;
    const release = await site.release(journey('two'));
    const changed = release.files.filter(({ path }) => path === 'remoteEntry.11111111.js');
    expect(registry.asked).toHaveLength(1 + 2 * changed.length);
  });

  it('goes back to a release without a look at its files', async () => {
    const { live } = await start();
    const before = await versionOf('mf-journey');
    await site.release(journey('two'));
    const { files = [] } = (await live.release('mf-journey', before)) ?? {};
    for (const file of files) await rm(join(live.contents.folder, contentNameOf(file)));
    registry.asked.length = 0;
    registry.deploy('mf-journey', { action: 'rollback' });
    await showsVersion(before);
    expect(registry.asked).toEqual([]);
    // Whoever asks for one gets it nevertheless.
    for (const file of files) await readFile(join(live.contents.folder, await live.contents.keep(file)));
  });

  it('isn’t set back by an answer that was overtaken', async () => {
    await start({ pollMilliseconds: hour });
    const old = await registry.site('local');
    let answer: (versions: LiveVersions) => void = () => undefined;
    registry.fail({ site: () => new Promise((resolve) => void (answer = resolve)) });
    const late = announce();
    registry.recover();
    const { version } = await registry.publishLive(journey('two'));
    await announce();
    await showsVersion(version);
    answer(old);
    await late;
    await showsVersion(version);
  });
});

describe('a registry that can’t be used', () => {
  type Step = () => unknown;
  const says = (versions: LiveVersions) => () => registry.fail({ site: () => Promise.resolve(versions) });
  const isBroken: [string, Step, Step?][] = [
    ['is dead', () => registry.fail(deadRegistry)],
    ['answers for another environment', says({ environment: 'elsewhere', revision: 99, slices: [], services: [] })],
    ['has lost everything', says({ environment: 'local', revision: 0, slices: [], services: [] })],
    [
      'has another content',
      () => {
        registry.fail({ content: () => Promise.resolve(Buffer.from('something else')) });
        return registry.publishLive(journey('bad'));
      },
    ],
    [
      'has another release',
      async () => {
        const other = await registry.release('mf-marketing', await versionOf('mf-marketing'));
        registry.fail({ release: () => Promise.resolve(other) });
        return registry.publishLive(journey('bad'));
      },
    ],
    [
      'has a shell without a template',
      async () => {
        const shell = { ...(await registry.publish(testBuild('shell', { mark: 'bad' }))), template: undefined };
        registry.fail({ release: () => Promise.resolve(shell) });
        registry.deploy('shell', { action: 'release', version: shell.version });
      },
    ],
    [
      'has a slice with a page of another',
      () => registry.publishLive(sliceBuild('mf-admin', { pages: [{ path: '/shared/latest' }] })),
      () => registry.publishLive(sliceBuild('mf-admin')),
    ],
  ];

  it.each(isBroken)('keeps the last good site when it %s, logs it once, and follows again', async (_, ...steps) => {
    const [fail, mend] = steps;
    await start();
    const before = await pageAt('/dashboard');
    await fail();
    await eventually(() => expect(errors()).toHaveLength(1));
    expect(await pageAt('/dashboard')).toBe(before);

    registry.recover();
    await mend?.();
    await site.release(journey('good'));
    expect(errors()).toHaveLength(1);
  });

  it('shows another slice’s change while one can’t be had, and that one as soon as it can', async () => {
    await start();
    let answer: (release: Release) => void = () => undefined;
    registry.fail({ release: () => new Promise((resolve) => void (answer = resolve)) });
    const slow = await registry.publishLive(journey('two'));
    await eventually(() => expect(registry.asked).toContain(`mf-journey/${slow.version}`));
    registry.recover();
    await site.release(testBuild('mf-marketing', { mark: 'two' }));
    expect(await pageAt('/dashboard')).not.toContain(slow.version);
    answer(slow);
    await showsVersion(slow.version);
  });
});

describe('a gateway that starts again', () => {
  const files = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
  const startAgain = async (changes: TestSiteOptions = {}) => {
    await site.live.stop();
    return startOther({ folder: site.folder, ...changes });
  };
  /** Every file of the live releases, as this gateway has it. */
  const contentsOf = async (of: TestSite) => {
    const { slices } = await registry.site('local');
    const releases = await Promise.all(slices.map(({ slice, version }) => of.live.release(slice, version)));
    const all = releases.flatMap((release) => release?.files.map((file) => of.live.contents.keep(file)) ?? []);
    return Promise.all((await Promise.all(all)).map((name) => readFile(join(of.live.contents.folder, name))));
  };

  it('serves what was live while the registry is dead, also the files of earlier versions', async () => {
    await start();
    const before = await versionOf('mf-journey');
    await site.release(journey('two'));
    const [page, contents] = [await pageAt('/dashboard'), await contentsOf(site)];
    const other = await startAgain({ registry: { ...registry, ...deadRegistry } });
    expect(await pageAt('/dashboard', other)).toBe(page);
    expect(await contentsOf(other)).toEqual(contents);
    const earlier = await other.live.release('mf-journey', before);
    expect(earlier?.files.length).toBeGreaterThan(3);
  });

  it('has kept what it shows once it has stopped', async () => {
    await start({ pollMilliseconds: hour });
    const before = site.live.served();
    const { version } = await registry.publishLive(journey('two'));
    await announce();
    while (site.live.served() === before) await setImmediate();
    await site.live.stop();
    expect(await readFile(join(site.folder, 'site.json'), 'utf8')).toContain(version);
  });

  it.each<[string, (folder: string) => Promise<unknown>]>([
    ['what is live', (folder) => writeFile(join(folder, 'site.json'), '{"environment":"local"')],
    ['a release', async (folder) => truncate(join(folder, await found(folder, 'releases/mf-journey/')), 100)],
    ['a content', async (folder) => truncate(join(folder, await found(folder, 'contents/', '.js')), 100)],
    [
      'a compressed content',
      async (folder) => writeFile(join(folder, await found(folder, 'contents/', '.js.br')), 'x'),
    ],
    ['everything', (folder) => rm(folder, { recursive: true })],
  ])('mends its folder when %s is damaged', async (_, damage) => {
    await start();
    const [page, contents, names] = [await pageAt('/dashboard'), await contentsOf(site), await files(site.folder)];
    await site.live.stop();
    await damage(site.folder);
    const other = await startAgain({ registry });
    await eventually(async () => expect(await pageAt('/dashboard', other)).toBe(page));
    expect(await contentsOf(other)).toEqual(contents);
    await eventually(async () => expect(await files(site.folder)).toEqual(names));
  });

  it('mends what is changed on the disk while it is served', async () => {
    const { live } = await start();
    const release = await registry.release('mf-journey', await versionOf('mf-journey'));
    const change = async (path: string) => {
      const file = fileOf(release, path) ?? { path, bytes: 0, integrity: '' };
      const place = join(live.contents.folder, contentNameOf(file));
      const before = await readFile(place, 'utf8');
      await writeFile(place, 'x'.repeat(file.bytes));
      return { file, place, before };
    };
    const script = await change('spa.22222222.js');
    expect(await live.contents.readText(release, 'spa.22222222.js')).toBe(script.before);

    // Only read where it is sent from.
    const { file, place, before } = await change('page.55555555.js');
    live.contents.doubt(file);
    await live.contents.keep(file);
    expect(await readFile(place, 'utf8')).toBe(before);
  });

  it('goes on with a release where it was killed', async () => {
    await start();
    const paths = ['a.js', 'b.js', 'c.js', 'd.js'];
    const build = paths.reduce((rest, path) => withFile(rest, path, `/* ${path} */`), testBuild('mf-journey'));
    const { good } = registry;
    let answers = 0;
    registry.fail({ content: (...asked) => (answers++ < 2 ? good.content(...asked) : new Promise(() => undefined)) });
    const before = (await files(site.folder)).length;
    const { version } = await registry.publishLive(build);
    // The release and two contents.
    await eventually(async () => expect(await files(site.folder)).toHaveLength(before + 3));

    registry.recover();
    registry.asked.length = 0;
    await showsVersion(version, await startAgain({ registry }));
    expect(registry.asked).toHaveLength(paths.length - 2);
  });

  it('fetches earlier versions’ files when they are asked for, and never asks for unknown ones', async () => {
    await start();
    const before = await versionOf('mf-journey');
    await site.release(journey('two'));
    const other = await startOther({ registry });
    await eventually(() => other.live.served() ?? false);
    registry.asked.length = 0;
    const earlier = await other.live.release('mf-journey', before);
    const file = earlier && publicFileOf(earlier, 'remoteEntry.11111111.js');
    expect(file && (await other.live.contents.keep(file))).toMatch(/\.js$/);
    expect(registry.asked).toHaveLength(3);

    registry.asked.length = 0;
    const published = await registry.publish(journey('never live'));
    for (const version of [published.version, 'f'.repeat(20), '..', '']) {
      expect(await other.live.release('mf-journey', version)).toBeUndefined();
    }
    expect(registry.asked).toEqual([]);
  });
});

describe('two gateways', () => {
  it('both have the files of a release as soon as one of them shows it', async () => {
    await start({ pollMilliseconds: hour });
    const { version } = await registry.publishLive(journey('two'));
    expect(await site.live.release('mf-journey', version)).toMatchObject({ version });
  });

  it('have them, too, if one was just asked for what nobody knows', async () => {
    await start({ pollMilliseconds: hour });
    expect(await site.live.release('mf-journey', 'f'.repeat(20))).toBeUndefined();
    const { version } = await registry.publishLive(journey('two'));
    expect(await site.live.release('mf-journey', version)).toMatchObject({ version });
  });

  it('don’t ask the registry again and again for what nobody knows', async () => {
    await start({ pollMilliseconds: hour });
    let looks = 0;
    registry.fail({ site: (environment) => ((looks += 1), registry.good.site(environment)) });
    const unknown = Array.from({ length: 50 }, (_, number) => String(number).padStart(20, '0'));
    const found = await Promise.all(unknown.map((version) => site.live.release('mf-journey', version)));
    expect(new Set(found)).toEqual(new Set([undefined]));
    // The machine may stand still meanwhile.
    expect(looks).toBeLessThan(5);
  });
});

describe('a full disk', () => {
  it('keeps the last good site, and a rollback still gets through', async () => {
    await start();
    const before = await versionOf('mf-journey');
    const { version } = await site.release(journey('two'));
    // Nothing can be written where these are.
    const third = await registry.publish(journey('three'));
    await eventually(async () => expect(await readFile(join(site.folder, 'site.json'), 'utf8')).toContain(version));
    await mkdir(join(site.folder, 'releases/mf-journey', `${third.version}.json`));
    // The gateway may still be writing the file that was there.
    await eventually(async () => {
      await rm(join(site.folder, 'site.json'), { force: true });
      await mkdir(join(site.folder, 'site.json'));
    });

    registry.deploy('mf-journey', { action: 'release', version: third.version });
    await eventually(() => expect(errors()).toHaveLength(1));
    await showsVersion(version);
    registry.deploy('mf-journey', { action: 'rollback', version: before });
    await showsVersion(before);
  });
});

async function found(folder: string, start: string, end = ''): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  return names.find((name) => name.startsWith(start) && name.endsWith(end)) ?? '';
}
