import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  readonly name: string;
  readonly type?: string;
  readonly exports?: unknown;
}

/** The names of installed packages that are ES modules only. Jest has to transform them like our sources. */
export function esModulePackages(root: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;
  const { packages } = read('node_modules/.package-lock.json') as { packages: Record<string, { link?: boolean }> };
  const names = Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder]) => read(`${folder}/package.json`) as PackageFile)
    .filter(({ type, exports }) => type === 'module' && !JSON.stringify(exports ?? '').includes('"require"'))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}
