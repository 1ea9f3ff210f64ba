interface Options {
  readonly basedir: string;
  readonly conditions?: readonly string[];
  readonly defaultResolver: (path: string, options: object) => string;
}

/** Resolves `.js` imports to the `.ts` or `.tsx` source, and packages that can only be imported. */
export function sync(path: string, options: Options): string {
  const isOurs = !options.basedir.includes('/node_modules/');
  if (!path.startsWith('.')) return resolvePackage(path, options);
  if (!isOurs) return options.defaultResolver(path, options);
  return options.defaultResolver(path, { ...options, extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } });
}

/** Jest requires everything, but some packages have no entry for that: what it imports is transformed. */
function resolvePackage(path: string, options: Options): string {
  try {
    return options.defaultResolver(path, options);
  } catch (error) {
    const conditions = [...(options.conditions ?? []), 'import'];
    try {
      return options.defaultResolver(path, { ...options, conditions });
    } catch {
      throw error;
    }
  }
}
