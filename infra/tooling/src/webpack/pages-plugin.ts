import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { filesOfImport } from './page-files.js';

/** A page that a front end brings to the site. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly access?: 'public' | 'buyer' | 'admin' | undefined;
  readonly indexed?: boolean | undefined;
  /** The module that it is loaded from by `import()`, relative to the front end, so that browsers can fetch it early. */
  readonly module?: string;
}

/** Writes the pages of a front end into its release, as `pages.json`, with the files that each needs besides the first ones. */
export class PagesPlugin {
  constructor(private readonly options: { folder: string; pages: readonly SitePage[] }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      // At this stage, files have their final names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagesPlugin', stage }, () => {
        // A failed build has already reported why.
        if (compilation.errors.length > 0) return;
        const pages = this.options.pages.map((page) => this.withFiles(compilation, page));
        compilation.emitAsset('pages.json', new webpack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }

  private withFiles(compilation: Compilation, { module, ...page }: SitePage) {
    return module === undefined ? page : { ...page, ...filesOfImport(compilation, join(this.options.folder, module)) };
  }
}
