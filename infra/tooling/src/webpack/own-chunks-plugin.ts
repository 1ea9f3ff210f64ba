import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';

const plugin = 'OwnChunksPlugin';
const placeholder = 'HEARTHWAY_BUILD';

/** The variable in which a build's chunks arrive, for `output.chunkLoadingGlobal`. The plugin completes it. */
export const ownChunksGlobal = (name: string): string => `webpackChunk${name}_${placeholder}`;

/**
 * Gives every build its own `chunkLoadingGlobal`. Two versions of a slice use the same chunk ids, so with a shared variable, a tab
 * that has run one of them would get its chunks instead of the other's, and a rollback would not heal it. The name is a digest of
 * the build, so that the same source still gives the same files.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      // After minifying, and before file names get the hash of their final contents.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, (assets) => {
        const scripts = Object.keys(assets)
          .filter((path) => path.endsWith('.js'))
          .sort();
        const hash = createHash('sha256');
        for (const path of scripts) hash.update(path).update('\0').update(textOf(assets[path])).update('\0');
        const build = hash.digest('hex').slice(0, 12);
        for (const path of scripts) {
          const text = textOf(assets[path]);
          if (!text.includes(placeholder)) continue;
          const completed = text.replaceAll(placeholder, build);
          compilation.updateAsset(path, new webpack.sources.RawSource(completed));
        }
      });
    });
  }
}

const textOf = (source: webpack.sources.Source | undefined): string => source?.source().toString() ?? '';
