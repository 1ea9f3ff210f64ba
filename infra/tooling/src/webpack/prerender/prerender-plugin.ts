import { releasePlaceholder } from '@hearthway/contracts/constants';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Mode } from '../base.js';
import { filesOfImport } from './page-files.js';
import { requireInertMarkup } from './inert-markup.js';
import { buildForServer, type PageHead, type PrerenderModule } from './server-build.js';

const plugin = 'PrerenderPlugin';

/**
 * Renders every public page of a slice during its build. Each becomes a file of markup, and `prerendered.json` says what
 * belongs in its head and which files it needs. The same sources give the same bytes, so nothing here may use the time.
 */
export class PrerenderPlugin {
  constructor(private readonly options: { name: string; folder: string; mode: Mode }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      // At this stage, files have their final names.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, () => this.renderPages(compilation));
    });
  }

  private async renderPages(compilation: Compilation): Promise<void> {
    // A failed build has already reported why; rendering its pages would only repeat that.
    if (compilation.errors.length > 0) return;
    const { name, folder, mode } = this.options;
    const emit = (path: string, contents: string | Buffer): void => {
      compilation.emitAsset(path, new webpack.sources.RawSource(contents));
    };
    const { module, assets } = await buildForServer(name, folder, mode);
    for (const [path, contents] of assets) if (!compilation.getAsset(path)) emit(path, contents);
    const pages = [];
    for (const path of Object.keys(module.routes)) {
      const { markup, head } = await module.prerender(path);
      requireInertMarkup(path, markup);
      const html = htmlPath(path);
      emit(html, markup);
      pages.push({ path, html, ...headOf(path, head), ...filesOfImport(compilation, await sourceOf(module, path)) });
    }
    emit('prerendered.json', JSON.stringify(pages));
  }
}

const htmlPath = (path: string): string => `prerendered${path === '/' ? '/index' : path}.html`;

function headOf(path: string, head: PageHead) {
  const { title, description, canonicalPath = path, indexed = true, jsonLd = [], image } = head;
  return {
    title,
    description,
    canonicalPath,
    indexed,
    jsonLd,
    ...(image !== undefined && { image: image.replace(releasePlaceholder, '') }),
  };
}

async function sourceOf(module: PrerenderModule, path: string): Promise<string> {
  const page = (await module.routes[path]?.()) ?? {};
  const file: unknown = Reflect.get(page, 'sourceFile');
  if (typeof file !== 'string') throw new Error(`The route ${path} must import a file of src/pages`);
  return file;
}
