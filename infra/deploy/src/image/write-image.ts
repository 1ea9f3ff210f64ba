/**
 * `tsx write-image.ts <folder of a process> <target>`: builds a process, and writes what it needs to run: itself as an installed
 * package, and the packages that aren't in its bundle, each where it was. `<target>/process` leads to it.
 */
import { programsOf } from '@hearthway/tooling/build-service';
import { bundleService } from '@hearthway/tooling/esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { runtimePackages, type PackageFile } from './runtime-packages.js';

const root = join(import.meta.dirname, '../../../..');
const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) throw new Error('Name the folder of the process and the target');
const folder = resolve(source);
const file = readPackage(folder);
const home = join(target, 'node_modules', file.name);
const bundle = await bundleService(programsOf(folder), join(home, 'dist'));
for (const path of ['package.json', ...(file.files ?? [])])
  cpSync(join(folder, path), join(home, path), { recursive: true });
for (const path of runtimePackages(bundle, { folder, file }, find)) {
  const copy = path.startsWith(folder) ? join(home, relative(folder, path)) : join(target, relative(root, path));
  mkdirSync(dirname(copy), { recursive: true });
  // Packages within it come by themselves if they are needed.
  cpSync(path, copy, { recursive: true, filter: (from) => relative(path, from) !== 'node_modules' });
}
symlinkSync(relative(target, home), join(target, 'process'));

/** As Node looks for packages: from a folder upwards. */
function find(name: string, from: string): { folder: string; file: PackageFile } | undefined {
  for (let above = from; above.startsWith(root); above = dirname(above)) {
    const candidate = join(above, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return { folder: candidate, file: readPackage(candidate) };
  }
  return undefined;
}

function readPackage(of: string): PackageFile {
  return JSON.parse(readFileSync(join(of, 'package.json'), 'utf8')) as PackageFile;
}
