import type { PrerenderedHead } from '@hearthway/contracts/releases';
import { releasePlaceholder } from '@hearthway/contracts/constants';
import webpack, { type Compilation } from 'webpack';
import type { Mode } from '../base.js';
import { requireInertMarkup } from './inert-markup.js';
import { buildForServer, type PageHead } from './server-build.js';

/**
 * Renders pages of a slice during its build, and adds a file of markup for each. The same sources give the same bytes, so nothing
 * here may use the time.
 * @returns what belongs in each page's head, by path
 */
export async function renderPages(
  compilation: Compilation,
  { name, folder, mode }: { name: string; folder: string; mode: Mode },
  paths: readonly string[],
): Promise<Map<string, PrerenderedHead>> {
  const emit = (path: string, contents: string | Buffer): void => {
    compilation.emitAsset(path, new webpack.sources.RawSource(contents));
  };
  const { module, assets } = await buildForServer(name, folder, mode);
  for (const [path, contents] of assets) if (!compilation.getAsset(path)) emit(path, contents);
  const heads = new Map<string, PrerenderedHead>();
  for (const path of paths) {
    const { markup, head } = await module.prerender(path);
    requireInertMarkup(path, markup);
    const html = `prerendered${path === '/' ? '/index' : path}.html`;
    emit(html, markup);
    heads.set(path, { html, ...headOf(path, head) });
  }
  return heads;
}

function headOf(path: string, head: PageHead): Omit<PrerenderedHead, 'html'> {
  const { description, canonicalPath = path, indexed = true, jsonLd = [], image } = head;
  return {
    description,
    canonicalPath,
    indexed,
    jsonLd: [...jsonLd],
    ...(image !== undefined && { image: image.replace(releasePlaceholder, '') }),
  };
}
