import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** A folder with a package, and what it is called wherever it lies. */
interface Package {
  readonly root: string;
  readonly name: string;
}

/** Module Federation writes its entry there. */
const federationFolder = '.federation';

const known = new Map<string, Package>();

/** A file's place in its package, like `react@19.3.1/index.js`: the same in a checkout and in an installed package. */
function packagePath(file: string): string {
  const { root, name } = packageOf(dirname(file));
  return name + file.slice(root.length).split(sep).join('/');
}

export function packageOf(folder: string): Package {
  const found = known.get(folder) ?? readPackage(folder);
  known.set(folder, found);
  return found;
}

function readPackage(folder: string): Package {
  if (basename(folder) === federationFolder) return { root: folder, name: federationFolder };
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    // Some packages have others without a name inside, which only say how to read their files.
    if (name !== undefined) return { root: folder, name: `${name}@${version}` };
  }
  const parent = dirname(folder);
  return parent === folder ? { root: folder, name: '' } : packageOf(parent);
}

/** The class of an element in a CSS module. */
export function className(slice: string, file: string, localName: string): string {
  const digest = createHash('sha256')
    .update(`${packagePath(file)} ${localName}`)
    .digest('base64url');
  return `${slice}-${digest.slice(0, 6)}`;
}
