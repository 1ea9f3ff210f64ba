import { createRequire } from 'node:module';
import { join } from 'node:path';
import { platformPackage, platformRange, platformVersion } from '@hearthway/contracts/platform';
import type { BuildRecord } from '@hearthway/contracts/releases';
import * as z from 'zod/mini';

/** Only React is shared between slices: two Reacts on a page break hooks, but a shared package loses its tree shaking. */
const ranges = { react: '^19.0.0', 'react-dom': '^19.0.0' };

/** Module Federation's option. The keys with a slash share the subpaths (`react/jsx-runtime`, `react-dom/client`). */
export const shared = Object.fromEntries(
  Object.entries(ranges).flatMap(([name, requiredVersion]) =>
    [name, `${name}/`].map((key) => [key, { singleton: true, strictVersion: true, requiredVersion }]),
  ),
);

export const neededOfShell: BuildRecord['needs'] = { [platformPackage]: platformRange, ...ranges };

/** What the shell in this folder gives to slices, in the versions that are installed for it. */
export function providedByShell(folder: string): BuildRecord['provides'] {
  const require = createRequire(join(folder, 'package.json'));
  const installed = (name: string) => z.object({ version: z.string() }).parse(require(`${name}/package.json`)).version;
  return {
    [platformPackage]: platformVersion,
    ...Object.fromEntries(Object.keys(ranges).map((name) => [name, installed(name)])),
  };
}
