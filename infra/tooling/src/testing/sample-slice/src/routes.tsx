import type { ReactNode } from 'react';

export interface SamplePage {
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly canonicalPath?: string;
    readonly indexed?: false;
    readonly image?: string;
    readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  };
  readonly Page: () => ReactNode;
}

const home = (): Promise<{ page: SamplePage }> => import('./pages/home/index.js');

export const routes: Readonly<Record<string, () => Promise<{ page: SamplePage }>>> = {
  '/': home,
  '/start': home,
  '/about/us': () => import('./pages/about/index.js'),
};

export async function loadPage(path: string): Promise<SamplePage> {
  return (await (routes[path] ?? home)()).page;
}
