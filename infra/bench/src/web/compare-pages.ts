import type { Browser } from '@playwright/test';
import { buildPlain } from '../plain/build-plain.js';
import { servePlain } from '../plain/serve-plain.js';
import type { PageLoad } from './figures.js';
import { measurePage } from './measure-page.js';
import { printTable } from './print-table.js';

export interface Comparison {
  readonly browser: Browser;
  /** Address of the gateway. */
  readonly origin: string;
  /** Loads of each page and variant; by default five of the landing page and three of the others. */
  readonly rounds?: number | undefined;
  readonly only?: readonly string[] | undefined;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/** Folder of the page in mf-marketing, by path. */
const pages: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/about': 'about',
  '/faq': 'faq',
  '/privacy': 'privacy',
  '/terms': 'terms',
};

/** Measures the pages as composed by the gateway and as one application, alternately, because machines are noisy. */
export async function comparePages({ browser, origin, rounds, only, signal, print }: Comparison): Promise<void> {
  const build = await buildPlain();
  const hydrated = await servePlain({ model: origin, build, pages, prerendered: true });
  const rendered = await servePlain({ model: origin, build, pages, prerendered: false });
  try {
    const variants = [
      { title: 'Hearthway', origin },
      { title: 'plain, prerendered', origin: hydrated.origin },
      { title: 'plain, rendered by script', origin: rendered.origin },
    ];
    for (const path of Object.keys(pages).filter((page) => only?.includes(page) ?? true)) {
      const columns = variants.map((variant) => ({ ...variant, loads: [] as PageLoad[] }));
      for (let round = 0; round < (rounds ?? (path === '/' ? 5 : 3)); round += 1) {
        for (const column of columns) {
          signal.throwIfAborted();
          column.loads.push(await measurePage(browser, column.origin + path));
        }
      }
      printTable(path, columns, print);
    }
  } finally {
    await Promise.all([hydrated.stop(), rendered.stop()]);
  }
}
