interface Options {
  readonly basedir: string;
  readonly defaultResolver: (path: string, options: object) => string;
}

/** Our sources import each other by the name of the compiled JavaScript file. */
export function sync(path: string, options: Options): string {
  const isOurs = !options.basedir.includes('/node_modules/');
  if (!isOurs || !path.startsWith('.')) return options.defaultResolver(path, options);
  return options.defaultResolver(path, { ...options, extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } });
}
