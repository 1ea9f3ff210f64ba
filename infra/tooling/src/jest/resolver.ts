interface Options {
  readonly basedir: string;
  readonly defaultResolver: (path: string, options: object) => string;
}

/** Our sources import one another by the names of the JavaScript that they become. */
export function sync(path: string, options: Options): string {
  const isOurs = !options.basedir.includes('/node_modules/');
  if (!isOurs || !path.startsWith('.')) return options.defaultResolver(path, options);
  return options.defaultResolver(path, { ...options, extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } });
}
