import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { SiteSlice } from '@hearthway/contracts/releases';
import { createSite } from '../site/index.js';
import { createFileIntegrity } from '../integrity/file-integrity.js';
import { checkedFiles } from './runtime-plugins.js';
import { createSliceLoader, type FederationHost } from './slice-loader.js';

const manifest = {
  id: 'mf_journey',
  name: 'mf_journey',
  metaData: {
    name: 'mf_journey',
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: 'mf_journey' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    globalName: 'mf_journey',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'mf_journey:spa',
      name: 'spa',
      path: './spa',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};

type Answer = (response: ServerResponse) => void;
const ok =
  (body: string): Answer =>
  (response) => {
    response.writeHead(200).end(body);
  };
const failing =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"not now"}');
  };
const cut: Answer = (response) => {
  response.destroy();
};

let server: Server;
let requests: string[];
let answers: Record<string, Answer>;
let origin: string;
let serial = 0;

beforeEach(async () => {
  requests = [];
  answers = {
    '/1/mf-manifest.json': ok(JSON.stringify(manifest)),
    '/1/remoteEntry.js': ok('mount'),
    '/2/mf-manifest.json': ok(JSON.stringify(manifest)),
    '/2/remoteEntry.js': ok('mount of the second release'),
  };
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    (answers[request.url ?? ''] ?? failing(404))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

/** The real runtime, except that the entry is fetched: jsdom doesn't run scripts. */
function givenHost(timeoutMilliseconds = 60_000): FederationHost {
  serial += 1;
  return createInstance({
    name: `host_${serial}`,
    remotes: [],
    plugins: [
      checkedFiles(createFileIntegrity(document, timeoutMilliseconds)),
      {
        name: 'entry-by-fetch',
        async loadEntry({ remoteInfo }) {
          const response = await fetch(remoteInfo.entry);
          if (!response.ok) throw new Error(`Entry answered ${response.status}`);
          const text = await response.text();
          const module = { bootstrap: () => text, mount: () => text, unmount: () => text };
          return { init: () => undefined, get: () => () => Promise.resolve(module) };
        },
      },
    ],
  });
}

const version = (number: string): SiteSlice => ({
  version: number,
  manifest: `${origin}/${number}/mf-manifest.json`,
  pages: [],
});

/** Version 1 is live when the page is opened; `now` is what is live when it is asked. */
function givenLoader(now?: string, host = givenHost()) {
  const site = createSite({ slices: { 'mf-journey': version('1') } });
  const ask = () => {
    if (now === undefined) return Promise.reject(new Error('offline'));
    site.learn({ slices: { 'mf-journey': version(now) } });
    return Promise.resolve();
  };
  return createSliceLoader({ host, site, ask });
}

/** Loads a slice fresh in the version that is live by then. */
function givenSite() {
  const site = createSite({ slices: { 'mf-journey': version('1') } });
  let now = '1';
  const ask = () => {
    site.learn({ slices: { 'mf-journey': version(now) } });
    return Promise.resolve();
  };
  const load = createSliceLoader({ host: givenHost(), site, ask });
  return (live: string) => {
    now = live;
    return load('mf-journey', { fresh: true });
  };
}

describe('loading a slice', () => {
  it('fetches its manifest on demand, once', async () => {
    const load = givenLoader();
    expect(requests).toEqual([]);
    const first = await load('mf-journey', { fresh: false });
    expect(await load('mf-journey', { fresh: false })).toBe(first);
    expect(requests).toEqual(['/1/mf-manifest.json', '/1/remoteEntry.js']);
  });

  it('rejects a slice that is not released', async () => {
    await expect(givenLoader()('mf-marketing', { fresh: false })).rejects.toThrow('mf-marketing is not released');
  });

  it.each([
    ['its manifest is missing', '/1/mf-manifest.json', failing(404)],
    ['its manifest returns an error', '/1/mf-manifest.json', failing(500)],
    ['its manifest is not JSON', '/1/mf-manifest.json', ok('<!doctype html>')],
    ['the connection is cut', '/1/mf-manifest.json', cut],
    ['its entry is missing', '/1/remoteEntry.js', failing(404)],
  ])('fails while %s and recovers with a fresh load', async (_, path, broken) => {
    const load = givenLoader();
    const good = answers[path]!;
    answers[path] = broken;
    await expect(load('mf-journey', { fresh: false })).rejects.toThrow();
    await expect(load('mf-journey', { fresh: true })).rejects.toThrow();
    answers[path] = good;
    const slice = await load('mf-journey', { fresh: true });
    expect(typeof slice.mount).toBe('function');
  });

  it('times out on a manifest that hangs, and fetches it again', async () => {
    const load = givenLoader('1', givenHost(200));
    const good = answers['/1/mf-manifest.json']!;
    answers['/1/mf-manifest.json'] = () => undefined;
    await expect(load('mf-journey', { fresh: false })).rejects.toThrow();
    answers['/1/mf-manifest.json'] = good;
    expect(await load('mf-journey', { fresh: true })).toBeDefined();
    server.closeAllConnections();
  });

  it('removes script elements of the failed slice only', async () => {
    const load = givenLoader();
    const hanging = document.createElement('script');
    hanging.src = `${origin}/1/remoteEntry.js`;
    const other = document.createElement('script');
    other.src = `${origin}/10/remoteEntry.js`;
    document.head.append(hanging, other);
    await load('mf-journey', { fresh: true });
    expect([hanging.isConnected, other.isConnected]).toEqual([false, true]);
    other.remove();
  });

  describe('with styles', () => {
    const stylesAt = (url: string, rules: readonly string[]): HTMLLinkElement => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      const sheet = new CSSStyleSheet();
      for (const rule of rules) sheet.insertRule(rule);
      Object.defineProperty(link, 'sheet', { value: sheet });
      document.head.append(link);
      return link;
    };
    afterEach(() => {
      for (const link of document.querySelectorAll('link')) link.remove();
    });

    it('reloads those linked by the page that failed, and no others', async () => {
      const failed = stylesAt(`${origin}/1/spa.css`, []);
      const loaded = stylesAt(`${origin}/1/other.css`, ['p { color: red }']);
      const foreign = stylesAt(`${origin}/10/spa.css`, []);
      await givenLoader()('mf-journey', { fresh: false });
      expect([failed, loaded, foreign].map(({ isConnected }) => isConnected)).toEqual([false, true, true]);
    });

    it('fails while they do not load, and recovers with a fresh load', async () => {
      const host = givenHost();
      let rules: string[] = [];
      const load = givenLoader('1', {
        registerRemotes: host.registerRemotes.bind(host),
        loadRemote: (id) => {
          stylesAt(`${origin}/1/spa.css`, rules);
          return host.loadRemote(id);
        },
      });
      await expect(load('mf-journey', { fresh: false })).rejects.toThrow('The styles of mf-journey did not load');
      rules = ['p { color: red }'];
      expect(await load('mf-journey', { fresh: true })).toBeDefined();
    });

    it('waits for pending ones', async () => {
      const pending = document.createElement('link');
      const host = givenHost();
      const load = givenLoader('1', {
        registerRemotes: host.registerRemotes.bind(host),
        loadRemote: (id) => {
          Object.assign(pending, { rel: 'stylesheet', href: `${origin}/1/spa.css` });
          document.head.append(pending);
          return host.loadRemote(id);
        },
      });
      let loaded = false;
      const loading = load('mf-journey', { fresh: false }).then(() => (loaded = true));
      await eventually(() => {
        expect(requests).toContain('/1/remoteEntry.js');
      });
      expect(loaded).toBe(false);
      const sheet = new CSSStyleSheet();
      sheet.insertRule('p { color: red }');
      Object.defineProperty(pending, 'sheet', { value: sheet });
      pending.dispatchEvent(new Event('load'));
      expect(await loading).toBe(true);
    });
  });

  it('loads the version that is live on a fresh load, and removes the files of the other once it is there', async () => {
    const host = givenHost();
    let whileLoading: unknown;
    const load = givenLoader('2', {
      registerRemotes: host.registerRemotes.bind(host),
      loadRemote: (id) => {
        whileLoading = [link.isConnected, link.dataset['href']];
        return host.loadRemote(id);
      },
    });
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${origin}/1/spa.css` });
    const script = document.createElement('script');
    script.src = `${origin}/1/remoteEntry.js`;
    answers['/1/mf-manifest.json'] = failing(500);
    await expect(load('mf-journey', { fresh: false })).rejects.toThrow();

    // A prerendered page is still shown in them. The loaders know them by the names that those of version 2 have, too.
    link.dataset['href'] = 'spa.css';
    document.head.append(link, script);
    answers['/2/remoteEntry.js'] = failing(500);
    await expect(load('mf-journey', { fresh: true })).rejects.toThrow();
    expect(whileLoading).toEqual([true, undefined]);
    expect([link.isConnected, script.isConnected]).toEqual([true, false]);

    answers['/2/remoteEntry.js'] = ok('mount of the second release');
    const slice = await load('mf-journey', { fresh: true });
    expect(requests.slice(-2)).toEqual(['/2/mf-manifest.json', '/2/remoteEntry.js']);
    expect(typeof slice.mount).toBe('function');
    expect(link.isConnected).toBe(false);
  });

  it('keeps the styles of a version that is live again', async () => {
    const loads = givenSite();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${origin}/1/spa.css` });
    document.head.append(link);
    const sheet = new CSSStyleSheet();
    sheet.insertRule('p { color: red }');
    Object.defineProperty(link, 'sheet', { value: sheet });
    answers['/2/mf-manifest.json'] = failing(500);
    await loads('1');
    await expect(loads('2')).rejects.toThrow();
    await loads('1');
    expect(link.isConnected).toBe(true);
    link.remove();
  });
});
