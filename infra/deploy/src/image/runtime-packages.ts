import { isBuiltin } from 'node:module';

/** What esbuild says of a bundle, as far as it matters here. */
export interface Bundled {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<
    Record<string, { readonly imports: readonly { readonly path: string; readonly external?: boolean }[] }>
  >;
}

/** The part of a `package.json` that says what a package needs. */
export interface PackageFile {
  readonly name: string;
  /** What belongs to it besides its bundle. */
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The folders of packages that a bundled process loads when it runs: those that the bundle imports, those that the process
 * depends on without being bundled (fonts, pages of documentation), and all that these depend on.
 * @param find - the folder of a package as seen from another folder, and its package.json; undefined if it isn't installed
 */
export function runtimePackages(
  { inputs, outputs }: Bundled,
  slice: { readonly folder: string; readonly file: PackageFile },
  find: (name: string, from: string) => { readonly folder: string; readonly file: PackageFile } | undefined,
): string[] {
  const bundled = new Set(Object.keys(inputs).map(packageOf));
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => nameIn(path));
  const unbundled = Object.keys(slice.file.dependencies ?? {}).filter(
    (name) => !bundled.has(name) && !name.startsWith('@hearthway/'),
  );
  const folders = new Set<string>();
  const follow = (names: Iterable<string>, from: string) => {
    for (const name of names) {
      const found = find(name, from);
      if (!found || folders.has(found.folder)) continue;
      folders.add(found.folder);
      const { dependencies, optionalDependencies, peerDependencies } = found.file;
      follow(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), found.folder);
    }
  };
  follow([...imported, ...unbundled], slice.folder);
  return [...folders].sort();
}

/** The name of the package that a bundled file is of; empty for our own. */
const packageOf = (file: string): string => {
  const place = file.lastIndexOf('node_modules/');
  return place === -1 ? '' : nameIn(file.slice(place + 'node_modules/'.length));
};

const nameIn = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
