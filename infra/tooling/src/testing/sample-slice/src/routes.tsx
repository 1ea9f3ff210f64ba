import type { SamplePage } from './sample-page.js';

const home = (): Promise<{ page: SamplePage }> => import('./pages/home/index.js');

export const routes: Readonly<Record<string, () => Promise<{ page: SamplePage }>>> = {
  '/': home,
  '/start': home,
  '/about/us': () => import('./pages/about/index.js'),
};

export async function loadPage(path: string): Promise<SamplePage> {
  return (await (routes[path] ?? home)()).page;
}
