import { expect, it } from '@jest/globals';
import { runtimePackages, type PackageFile } from './runtime-packages.js';

const installed = new Map<string, Partial<PackageFile>>([
  [
    '/app/node_modules/sharp',
    { dependencies: { colour: '1' }, optionalDependencies: { 'sharp-linux': '1', 'sharp-windows': '1' } },
  ],
  ['/app/node_modules/colour', { dependencies: { sharp: '1' } }],
  ['/app/node_modules/sharp-linux', {}],
  ['/app/node_modules/@fonts/noto', {}],
  ['/app/node_modules/express', { dependencies: { depd: '1' } }],
  ['/app/node_modules/depd', {}],
  ['/app/node_modules/old', { dependencies: { depd: '1' } }],
  ['/app/node_modules/old/node_modules/depd', {}],
]);
const find = (name: string, from: string) => {
  const places = [`${from}/node_modules/${name}`, `/app/node_modules/${name}`];
  const folder = places.find((place) => installed.has(place));
  return folder === undefined ? undefined : { folder, file: { name, ...installed.get(folder) } };
};
const packagesOf = (imports: readonly string[], dependencies: readonly string[] = []) =>
  runtimePackages(
    {
      inputs: { 'svc/src/main.ts': {}, 'node_modules/express/index.js': {} },
      outputs: { 'main.js': { imports: imports.map((path) => ({ path, external: true })) } },
    },
    {
      folder: '/app/svc',
      file: { name: 'svc', dependencies: Object.fromEntries(dependencies.map((name) => [name, '1'])) },
    },
    find,
  ).map((folder) => folder.replace('/app/node_modules/', ''));

it('has what the bundle imports, with all that this depends on and is installed', () => {
  expect(packagesOf(['sharp/lib/index.js'])).toEqual(['colour', 'sharp', 'sharp-linux']);
});

it('has what the process depends on and no bundle contains, and nothing of what is bundled', () => {
  expect(packagesOf([], ['@fonts/noto', 'express', '@hearthway/contracts'])).toEqual(['@fonts/noto']);
});

it('has the version of a package that its user would find', () => {
  expect(packagesOf(['old'])).toEqual(['old', 'old/node_modules/depd']);
});

it('has nothing for what Node brings, or what isn’t installed', () => {
  expect(packagesOf(['node:fs', 'events', 'kerberos'])).toEqual([]);
});
