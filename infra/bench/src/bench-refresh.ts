/**
 * `npm run bench:refresh`: measures how soon a browser shows what was changed in a page of mf-journey, in a copy of its folder: served
 * alone, and into a running site. Prints each figure beside its goal, and never fails because of one, but does if the page forgets
 * what was typed into it. `--short` takes half a minute.
 */
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from '@hearthway/contracts/identity';
import { ensureChromium, freePorts, repositoryRoot, serveSlice } from '@hearthway/system';
import { chromium, type Page } from '@playwright/test';
import { percentile } from './percentile.js';
import { refreshes } from './refresh/refreshes.js';
import { measureSystem, print, printFigure } from './system-of-its-own.js';

const goal = 1_000;
const page = '/settings';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const rounds = values.short ? 3 : 20;
const executablePath = await ensureChromium(process.env, print);

await measureSystem({ environment: process.env }, async ({ url }, signal) => {
  const folder = await copyOfJourney();
  const [alone = 0, into = 0] = await freePorts(2);
  const browser = await chromium.launch({ executablePath });
  try {
    await measure('alone', await browser.newPage(), { folder, port: alone }, `http://127.0.0.1:${alone}${page}`);
    signal.throwIfAborted();
    const visitor = await browser.newPage();
    await visitor.goto(`${url}/?local=mf-journey@http://127.0.0.1:${into}`);
    await signUp(visitor, url);
    await measure('in a site', visitor, { folder, port: into, into: url }, url + page);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

async function measure(
  where: string,
  visitor: Page,
  options: Parameters<typeof serveSlice>[0],
  address: string,
): Promise<void> {
  const begun = performance.now();
  const server = serveSlice(options);
  try {
    await server.listening;
    await visitor.goto(address);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    printFigure(`${where}: from the command to the page, ms`, performance.now() - begun);
    for (const [what, milliseconds] of await refreshes(visitor, join(options.folder, 'src/pages/settings'), rounds)) {
      const median = percentile(milliseconds, 0.5);
      printFigure(`${where}: ${what} is shown, median, ms`, median, `≤ ${goal}`, median > goal);
    }
  } finally {
    server.stop();
  }
}

async function copyOfJourney(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'mf-journey-')));
  const source = join(repositoryRoot, 'mf-journey');
  const left = new Set(['node_modules', 'dist', 'e2e'].map((name) => join(source, name)));
  await cp(source, folder, { recursive: true, filter: (path) => !left.has(path) });
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function signUp(visitor: Page, url: string): Promise<void> {
  const buyer = { username: 'refreshed', email: 'refreshed@example.com', password: 'kettle porch refreshed' };
  const response = await visitor.request.fetch(url + register.path, { method: register.method, data: buyer });
  const { token } = register.reply.parse(await response.json());
  await visitor.evaluate((value) => localStorage.setItem('auth_token', value), token);
}
