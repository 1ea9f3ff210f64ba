import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@hearthway/contracts/releases';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { globalStyles } from '../../global-styles.js';
import type { Mode } from '../base.js';
import { renderPages } from '../prerender/render-pages.js';
import { prerenderEntry } from '../prerender/server-build.js';
import { neededOfShell } from '../shared-packages.js';
import type { DescribeBuild } from './build-record-plugin.js';
import { filesOfImport } from './page-files.js';
import { pageModules } from './page-modules.js';

const manifestName = 'mf-manifest.json';
const names = z.array(z.string());

/** The parts of Module Federation's manifest that we need. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(
    z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: names }), css: z.object({ sync: names }) }) }),
  ),
});

/** The record of a federated slice, whose pages are those of its `src/routes.ts(x)`. Refuses styles that leave the slice. */
export function describeSlice(options: { name: string; folder: string; mode: Mode }): DescribeBuild {
  const { name, folder } = options;
  /** While watching, most style sheets are those of the build before. */
  let checked: ReadonlySet<string> = new Set();
  return async (compilation, pages) => {
    checked = refuseGlobalStyles(compilation, name, checked);
    const entry = entryOf(compilation);
    const modules = pageModules(
      join(folder, 'src'),
      pages.map(({ path }) => path),
    );
    const isPrerendered = existsSync(join(folder, prerenderEntry));
    const heads = isPrerendered
      ? await renderPages(
          compilation,
          options,
          pages.map(({ path }) => path),
        )
      : undefined;
    return {
      entry,
      needs: neededOfShell,
      pages: pages.map(({ path, title, access }) => {
        const module = modules.get(path);
        const prerendered = heads?.get(path);
        return {
          ...{ path, title, access },
          ...(module ? filesOfImport(compilation, module, entry) : { scripts: [], styles: [] }),
          ...(prerendered && { prerendered }),
        };
      }),
    };
  };
}

function entryOf(compilation: Compilation): BuildRecord['entry'] {
  const contents = compilation.getAsset(manifestName)?.source.source().toString() ?? '';
  const { metaData, exposes } = federationManifest.parse(JSON.parse(contents));
  const exposed = exposes.find(({ path }) => path === './spa');
  if (!exposed) throw new Error(`${manifestName} exposes no ./spa`);
  const { path, name } = metaData.remoteEntry;
  return {
    manifest: manifestName,
    scripts: [...new Set([`${path}${name}`, ...exposed.assets.js.sync])],
    preloads: [],
    styles: [...new Set(exposed.assets.css.sync)],
    fonts: [],
  };
}

/** @returns the texts of all style sheets, none of which has global styles */
function refuseGlobalStyles(compilation: Compilation, slice: string, checked: ReadonlySet<string>): Set<string> {
  const sheets = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ name, source }) => [name, source.source().toString()] as const);
  const problems = sheets
    .filter(([, css]) => !checked.has(css))
    .flatMap(([name, css]) => globalStyles(css, slice).map((what) => `${name}: ${what}`));
  if (problems.length === 0) return new Set(sheets.map(([, css]) => css));
  const advice = 'The styles of a slice may only affect its own pages. Name elements by classes of a CSS module:';
  throw new Error([advice, ...problems.slice(0, 20)].join('\n  '));
}
