import { localSlices, pageElements } from '@hearthway/contracts/constants';
import webpack, { type Compiler } from 'webpack';
import type { PageRow } from './build-record/build-record-plugin.js';

const plugin = 'LocalPagesPlugin';

/** A script with which a page of the site, before its shell starts, learns the pages that a local slice has now. */
export class LocalPagesPlugin {
  constructor(
    private readonly slice: string,
    private readonly pages: readonly PageRow[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.processAssets.tap(plugin, () => {
        const own = this.pages.filter(({ slice }) => slice === this.slice);
        const pages = own.map(({ path, title, access }) => ({ path, title, access }));
        const script = `(() => {
  const element = document.getElementById(${JSON.stringify(pageElements.siteId)});
  const site = JSON.parse(element.textContent);
  site.slices[${JSON.stringify(this.slice)}].pages = ${JSON.stringify(pages)};
  element.textContent = JSON.stringify(site);
})();
`;
        compilation.emitAsset(localSlices.pagesFile, new webpack.sources.RawSource(script));
      });
    });
  }
}
