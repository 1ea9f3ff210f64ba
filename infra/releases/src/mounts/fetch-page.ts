import { pageElements } from '@hearthway/contracts/constants';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { MountPlan } from './mount-plan.js';

export type ReleaseKey = MountPlan['beside'][number];

/** As the browser gets it. */
interface FetchedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

interface PageOptions {
  readonly preview: { readonly name: string; readonly value: string };
  readonly releases: readonly ReleaseKey[];
  /** How long a gateway may lag behind the registry. */
  readonly patienceMilliseconds?: number;
}

const betweenTriesMilliseconds = 250;
const answerMilliseconds = 5_000;

/**
 * A page of the site with the candidate. Which releases a gateway shows isn’t for the registry to say: one may lag behind, and the
 * next request may reach another.
 * @throws Error if it can't be had, or not with these releases
 */
export async function fetchPage(
  url: string,
  { preview, releases, patienceMilliseconds = 10_000 }: PageOptions,
): Promise<FetchedPage> {
  const late = AbortSignal.timeout(patienceMilliseconds);
  for (;;) {
    const headers = { accept: 'text/html', cookie: `${preview.name}=${preview.value}` };
    const signal = AbortSignal.timeout(answerMilliseconds);
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    const body = Buffer.from(await response.arrayBuffer());
    const shown = versionsIn(body.toString('utf8'));
    const missing = releases.find(({ slice, version }) => shown?.get(slice) !== version);
    if (!shown || !missing) return { status: response.status, headers: unencoded(response.headers), body };
    if (late.aborted) throw new Error(`${new URL(url).origin} doesn’t show ${missing.slice} ${missing.version} yet`);
    await wait(betweenTriesMilliseconds);
  }
}

/** Of any HTML, in time that grows with its length only. */
const dataBlock = new RegExp(`id="${pageElements.siteId}">(.*?)</script>`, 's');
const siteVersions = z.object({ slices: z.record(z.string(), z.object({ version: z.string() })) });

/** By slice. Undefined if it isn't a page of a site, such as an error. */
function versionsIn(html: string): ReadonlyMap<string, string> | undefined {
  const [, data] = dataBlock.exec(html) ?? [];
  if (data === undefined) return undefined;
  const { slices } = siteVersions.parse(JSON.parse(data));
  return new Map(Object.entries(slices).map(([slice, { version }]) => [slice, version]));
}

/** Without what the body isn't any more. Pages set no cookie that matters here. */
function unencoded(headers: Headers): Record<string, string> {
  const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie']);
  return Object.fromEntries([...headers].filter(([name]) => !dropped.has(name)));
}
