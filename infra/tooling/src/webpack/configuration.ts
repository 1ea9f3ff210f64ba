import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** The environment that `webpack serve` and `webpack --watch` would give, and what `hearthway dev` serves: see `sliceConfig`. */
export type Environment = Readonly<Partial<Record<'WEBPACK_SERVE' | 'WEBPACK_WATCH' | 'hot' | 'local', boolean>>>;

/** A front end's `webpack.config.ts`. @throws Error if the folder has none */
export async function configurationIn(folder: string, environment: Environment): Promise<Configuration> {
  const file = join(folder, 'webpack.config.ts');
  if (!existsSync(file)) throw new Error(`${folder} is no front end: it has no webpack.config.ts`);
  const { default: configuration } = (await import(pathToFileURL(file).href)) as {
    default: (environment: Environment) => Configuration;
  };
  return configuration(environment);
}
