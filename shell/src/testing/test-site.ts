import { sitePages } from '@hearthway/contracts/pages';
import type { SiteData, SiteSlice } from '@hearthway/contracts/releases';
import { createSite } from '../site/index.js';

/** A slice as the gateway tells of it, with its pages in the table. */
export function exampleSlice(name: string, version: string, withdrawn?: readonly string[]): SiteSlice {
  return {
    version,
    ...(name !== 'shell' && { manifest: `/assets/${name}/${version}/mf-manifest.json` }),
    pages: sitePages.filter(({ slice }) => slice === name).map(({ path, title, access }) => ({ path, title, access })),
    ...(withdrawn && { withdrawn }),
  };
}

/** Every slice in version 1. */
export const exampleSiteData: SiteData = {
  slices: Object.fromEntries(
    [...new Set(sitePages.map(({ slice }) => slice))].map((name) => [name, exampleSlice(name, '1')]),
  ),
};

/** The site with every page in the table. */
export const testSite = () => createSite(exampleSiteData);
