import type { BuildRecord, ReleasedPage } from '@hearthway/contracts/releases';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { fillInDigest } from './build-digest.js';

const plugin = 'BuildRecordPlugin';

/** Meant for studying a build. */
const notReleased = 'mf-manifest-stats.json';

/** A row of the table of pages. */
export type PageRow = Pick<ReleasedPage, 'path' | 'title' | 'access'> & { readonly slice: string };

/** What a build says about itself besides its name and files. May add files to the compilation. */
export type DescribeBuild = (
  compilation: Compilation,
  /** Those of the slice. */
  pages: readonly PageRow[],
) => Promise<Omit<BuildRecord, 'slice' | 'files'>>;

/** Writes `build.json` when all other files have their final names and contents. */
export class BuildRecordPlugin {
  constructor(
    private readonly options: {
      readonly slice: string;
      readonly pages: readonly PageRow[];
      readonly describe: DescribeBuild;
    },
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        // A failed build has already reported why.
        if (compilation.errors.length > 0) return;
        try {
          await this.record(compilation);
        } catch (error) {
          // Thrown, it would end a watching build.
          compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  private async record(compilation: Compilation): Promise<void> {
    const { slice, pages, describe } = this.options;
    const own = pages.filter((page) => page.slice === slice);
    const described = await describe(compilation, own);
    if (compilation.getAsset(notReleased)) compilation.deleteAsset(notReleased);
    if (compilation.options.mode === 'production') await addGateFiles(compilation, slice);
    fillInDigest(compilation);
    const files = compilation.getAssets().map(({ name }) => name);
    const record: BuildRecord = { slice, ...described, files: files.sort() };
    compilation.emitAsset('build.json', new webpack.sources.RawSource(JSON.stringify(record)));
  }
}

/** Not of a build in development: what is changed together there isn’t judged before it is built. */
async function addGateFiles(compilation: Compilation, slice: string): Promise<void> {
  const folder = compilation.compiler.context;
  // Loads every contract.
  const { gateFiles } = await import('../../gate-files.js');
  for (const [path, text] of gateFiles(folder, slice)) {
    compilation.emitAsset(path, new webpack.sources.RawSource(text));
  }
}
