import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageModules } from './page-modules.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** @returns the pages' modules, as file names in the slice */
async function modulesOf(routes: string, paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'routes-'));
  folders.push(folder);
  await writeFile(join(folder, 'routes.tsx'), routes);
  for (const name of ['home.tsx', 'about.ts', 'ahead.tsx']) await writeFile(join(folder, name), '');
  return [...pageModules(folder, paths)].map(([path, file]) => [path, file?.slice(folder.length + 1)]);
}

describe('the modules of pages', () => {
  it('are what a page’s function imports', async () => {
    const routes = `
      const home = () => import('./home.js');
      export const routes = { '/': home, '/start': home, '/about/:id': async () => (await import('./about.js')).home };
      export const other = { a: 1 };`;
    expect(await modulesOf(routes, ['/', '/start', '/about/:id'])).toEqual([
      ['/', 'home.tsx'],
      ['/start', 'home.tsx'],
      ['/about/:id', 'about.ts'],
    ]);
  });

  it('are what an element’s component imports, unless it is in the entry', async () => {
    const routes = `
      import { Dashboard } from './dashboard.js';
      import { lazyPage } from 'kit';
      const opened = (load) => { const Page = lazyPage(load); return <Page />; };
      const loadHome = () => import('./home.js');
      const About = lazyPage(async () => (await import('./about.js')).About, <p />);
      function open() { return import('./ahead.js'); }
      const pages: Record<string, ReactNode> = {
        '/': <Dashboard />,
        '/home': opened(async () => (await loadHome()).Home),
        '/about': <About />,
        '/ahead': opened(async () => {
          const { Ahead } = await open();
          void loadHome().catch(() => undefined);
          return Ahead;
        }),
      };`;
    expect(await modulesOf(routes, ['/', '/home', '/about', '/ahead'])).toEqual([
      ['/', undefined],
      ['/home', 'home.tsx'],
      ['/about', 'about.ts'],
      ['/ahead', 'ahead.tsx'],
    ]);
  });

  it.each([
    ['no table', 'export const routes = new Map();', 'must have one constant object'],
    ['two tables', `const a = { '/': 1 }; const b = { '/': 2 };`, 'must have one constant object'],
    ['keys that are no texts', `const p = '/'; const routes = { [p]: () => import('./home.js') };`, 'must have one'],
    ['a missing page', `const routes = { '/other': () => import('./home.js') };`, 'lacks pages of the slice: /'],
    [
      'a page of another slice',
      `const home = () => import('./home.js'); const routes = { '/': home, '/x': home };`,
      'not the slice’s: /x',
    ],
    ['a page of unknown origin', `const routes = { '/': pageOf('home') };`, 'the page / waits for no import()'],
    ['an address that is computed', `const routes = { '/': () => import(name) };`, 'imports what is no text'],
    ['a file that isn’t there', `const routes = { '/': () => import('./gone.js') };`, 'imports ./gone.js'],
    ['a package', `const routes = { '/': () => import('react') };`, 'imports react'],
    [
      'several imports',
      `const routes = { '/': async () => [await import('./home.js'), await import('./about.js')] };`,
      'waits for several imports (./home.js, ./about.js)',
    ],
  ])('are not guessed from %s', async (_what, routes, message) => {
    await expect(modulesOf(routes, ['/'])).rejects.toThrow(message);
  });
});
