import { createHash } from 'node:crypto';
import { pageElements } from '@hearthway/contracts/constants';
import { integrityFileName } from '@hearthway/contracts/file-integrity';
import type { SiteData, SiteSlice } from '@hearthway/contracts/releases';
import type { Page } from '@playwright/test';

/** A release that only this page gets. */
export interface MadeUpRelease {
  /** Pages that are opened or ask from now on are told of it. With `withdraws`, also that the one before was taken back. */
  goLive(options?: { withdraws?: boolean }): Promise<void>;
  /** As it was, and this one was taken back. */
  rollBack(): Promise<void>;
  /** How often open pages have asked what is live since the last change. */
  asked(): number;
}

/** The new content of a file; undefined if it is missing. */
type Change = (text: string) => string | undefined;

const madeUpVersion = 'f'.repeat(20);

/** Consists of the live release's files, some of them changed, with their digests. */
export async function madeUpRelease(
  page: Page,
  slice: string,
  changes: Readonly<Record<string, Change>> = {},
): Promise<MadeUpRelease> {
  const textAt = async (address: string) => (await page.request.get(address)).text();
  const siteNow = async () => JSON.parse(await textAt(pageElements.siteDataPath)) as SiteData;
  const { slices } = await siteNow();
  const live = slices[slice];
  if (!live) throw new Error(`${slice} is not released`);
  const addressOf = (path: string) => `/assets/${slice}/${live.version}/${path}`;

  const contents = new Map<string, string | undefined>();
  const replaced: [before: string, now: string][] = [[live.version, madeUpVersion]];
  const renewed = (text: string) => replaced.reduce((rest, [before, now]) => rest.replaceAll(before, now), text);
  const put = async (path: string, change: Change): Promise<void> => {
    const before = await textAt(addressOf(path));
    const now = change(before);
    contents.set(path, now);
    replaced.push([digestOf(before), digestOf(now ?? '')]);
  };
  for (const [path, change] of Object.entries(changes)) await put(path, change);
  await put(integrityFileName, renewed);

  await page.route(`**/assets/${slice}/${madeUpVersion}/**`, async (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.slice(addressOf('').length);
    const response = await route.fetch({ url: url.href.replace(madeUpVersion, live.version) });
    const body = contents.get(path);
    if (!contents.has(path)) await route.fulfill({ response });
    else await route.fulfill(body === undefined ? { status: 404 } : { response, body });
  });
  let asked = 0;
  const tell = (change: (slices: SiteData['slices']) => SiteData['slices'], inPage: (html: string) => string) => {
    asked = 0;
    return page.route(
      (url) => url.pathname === pageElements.siteDataPath || !url.pathname.includes('.'),
      async (route) => {
        if (new URL(route.request().url()).pathname === pageElements.siteDataPath) {
          asked += 1;
          await route.fulfill({ json: { slices: change((await siteNow()).slices) } });
        } else if (route.request().resourceType() === 'document') {
          const response = await route.fetch();
          await route.fulfill({ response, body: inPage(await response.text()) });
        } else await route.fallback();
      },
    );
  };
  return {
    async goLive({ withdraws = false } = {}) {
      const now = JSON.parse(renewed(JSON.stringify(live))) as SiteSlice;
      await tell((all) => ({ ...all, [slice]: { ...now, ...(withdraws && { withdrawn: [live.version] }) } }), renewed);
    },
    async rollBack() {
      await tell(
        (all) => ({ ...all, [slice]: { ...live, withdrawn: [madeUpVersion] } }),
        (html) => html,
      );
    },
    asked: () => asked,
  };
}

const digestOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
