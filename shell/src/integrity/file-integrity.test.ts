import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { exampleSlice } from '../testing/test-site.js';
import { createFileIntegrity } from './file-integrity.js';

const release = 'http://localhost:3000/assets/mf-journey/1';
const [manifest, list, entry, chunk] = ['mf-manifest.json', 'integrity.json', 'remoteEntry.js', '1.js'].map(
  (path) => `${release}/${path}`,
) as [string, string, string, string];

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const listText = JSON.stringify({ 'remoteEntry.js': digestOf('entry'), '1.js': digestOf('chunk') });

/** What the server has, by address, and how each request asked for it. */
let files: Map<string, string>;
let asked: [address: string, cache: RequestCache | undefined][];

beforeEach(() => {
  files = new Map([
    [manifest, '{}'],
    [list, listText],
    [entry, 'entry'],
    [chunk, 'chunk'],
  ]);
  asked = [];
  stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push([address, init?.cache]);
    return Promise.resolve(new Response(files.get(address)));
  });
});
afterEach(() => {
  unstubAllGlobals();
  document.head.replaceChildren();
});

const trusted = () => {
  const integrity = createFileIntegrity(document);
  integrity.trust({
    slices: {
      'mf-journey': {
        ...exampleSlice('mf-journey', '1'),
        integrity: {
          '/assets/mf-journey/1/mf-manifest.json': digestOf('{}'),
          '/assets/mf-journey/1/integrity.json': digestOf(listText),
        },
      },
    },
  });
  return integrity;
};

const fails = (address: string): void => {
  const script = document.createElement('script');
  Object.assign(script, { src: address, type: 'text/plain' });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

describe('the digest of a file', () => {
  it('that the page links is known at once', async () => {
    document.head.innerHTML = `<link rel="preload" as="script" href="${entry}" integrity="sha384-linked">`;
    const integrity = createFileIntegrity(document);
    expect(integrity.known(entry)).toBe('sha384-linked');
    expect(await integrity.of(entry)).toBe('sha384-linked');
    expect(asked).toEqual([]);
  });

  it('that the page doesn’t link is in the list of its release, which is fetched once', async () => {
    const integrity = trusted();
    expect(await Promise.all([integrity.of(chunk), integrity.of(entry)])).toEqual([
      digestOf('chunk'),
      digestOf('entry'),
    ]);
    expect(await integrity.of(chunk)).toBe(digestOf('chunk'));
    expect(asked).toEqual([[list, 'default']]);
  });

  it('isn’t known for a release that the gateway has no digests for', async () => {
    expect(await trusted().of('http://localhost:3000/assets/mf-journey/10/1.js')).toBeUndefined();
  });

  it('is refused for a file that isn’t in the release', async () => {
    await expect(trusted().of(`${release}/2.js`)).rejects.toThrow('2.js is not in its release');
  });

  it('isn’t taken from a list that was changed, which is fetched again past every cache', async () => {
    const integrity = trusted();
    files.set(list, `${listText} `);
    await expect(integrity.of(chunk)).rejects.toThrow('integrity.json was changed');
    files.set(list, listText);
    expect(await integrity.of(chunk)).toBe(digestOf('chunk'));
    expect(asked).toEqual([
      [list, 'default'],
      [list, 'reload'],
    ]);
  });
});

describe('a file that was refused', () => {
  it('is fetched past every cache before it is loaded again', async () => {
    const integrity = trusted();
    await integrity.of(chunk);
    fails(chunk);
    expect(await integrity.of(chunk)).toBe(digestOf('chunk'));
    await integrity.of(chunk);
    expect(asked.slice(1)).toEqual([[chunk, 'reload']]);
  });

  it('isn’t one that only wasn’t preloaded', async () => {
    document.head.innerHTML = `<link rel="preload" as="script" href="${entry}" integrity="sha384-linked">`;
    const integrity = createFileIntegrity(document);
    document.querySelector('link')?.dispatchEvent(new Event('error'));
    expect(await integrity.of(entry)).toBe('sha384-linked');
    expect(asked).toEqual([]);
  });

  it('doesn’t keep its release from being tried again while it is still wrong', async () => {
    const integrity = trusted();
    fails(entry);
    files.set(entry, 'another');
    await integrity.ready(manifest);
    expect(await integrity.of(entry)).toBe(digestOf('entry'));
  });
});

describe('a slice', () => {
  it('is ready once its entry can be checked', async () => {
    const integrity = trusted();
    await integrity.ready(manifest);
    expect(integrity.known(entry)).toBe(digestOf('entry'));
  });

  it('whose entry the page links is ready at once', async () => {
    document.head.innerHTML = `<link rel="preload" as="script" href="${entry}" integrity="sha384-linked">`;
    await trusted().ready(manifest);
    expect(asked).toEqual([]);
  });

  it('isn’t ready while its list can’t be had', async () => {
    files.set(list, 'nonsense');
    await expect(trusted().ready(manifest)).rejects.toThrow('was changed');
  });

  it('has its manifest checked', async () => {
    const integrity = trusted();
    expect(await (await integrity.fetch(manifest)).json()).toEqual({});
    files.set(manifest, '{"name":"another"}');
    await expect(integrity.fetch(manifest)).rejects.toThrow('mf-manifest.json was changed');
  });
});
