import { authTokenStorageKey } from '@hearthway/contracts/constants';
import type { ReleasedPage } from '@hearthway/contracts/releases';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import { fetchPage, type ReleaseKey } from './fetch-page.js';
import type { ExampleReplies } from './example-replies.js';

export interface VisitorOptions {
  readonly origin: string;
  readonly preview: PreviewCookie;
  /** That its pages must be of. */
  readonly releases: readonly ReleaseKey[];
  readonly replies: ExampleReplies;
  /** The site can’t be seen as it should be. */
  readonly onMisfit: (error: unknown) => void;
}

/** With it, the site shows the candidate. */
export interface PreviewCookie {
  readonly name: string;
  readonly value: string;
}

/** Follows a preview link. @throws if the site doesn’t answer, or otherwise than with the preview */
export async function previewCookie(previewUrl: string): Promise<PreviewCookie> {
  const { origin } = new URL(previewUrl);
  const signal = AbortSignal.timeout(5_000);
  const answered = await fetch(previewUrl, { redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new Error(`${origin} doesn’t answer`, { cause });
  });
  const [name, value] = answered.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  if (name && value) return { name, value };
  throw new Error(`${origin} answers a preview link with ${answered.status}`);
}

/** Somebody who sees the candidate, and for buyers’ pages, is signed in. Pages and files come from the site, and replies from pacts. */
export async function openVisitor(
  browser: Browser,
  access: ReleasedPage['access'],
  options: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: false });
  await context.addCookies([{ ...options.preview, url: options.origin }]);
  if (access === 'buyer') await context.addInitScript(storeToken, authTokenStorageKey);
  await context.route(
    () => true,
    // It fails when its page is closed in the meantime.
    (route) => answer(route, options).catch(() => undefined),
  );
  await context.routeWebSocket(
    () => true,
    (socket) => socket.close(),
  );
  return context;
}

/** What reaches the site are pages and files. Nothing is sent to it, and nothing at all to other hosts. */
async function answer(route: Route, options: VisitorOptions): Promise<void> {
  const { origin, replies, onMisfit } = options;
  const request = route.request();
  const method = request.method();
  const { origin: asked, pathname, search, protocol } = new URL(request.url());
  if (asked !== origin) return protocol === 'data:' || protocol === 'blob:' ? route.continue() : route.abort();
  if (method === 'GET' && !pathname.startsWith('/api/')) {
    if (!request.isNavigationRequest()) return route.continue();
    const page = await fetchPage(request.url(), options).catch((error: unknown) => {
      onMisfit(error);
    });
    return page ? route.fulfill(page) : route.abort();
  }
  const reply = replies.replyTo({ method, path: pathname, query: search });
  return route.fulfill(reply ?? { status: 404, json: noExample });
}

const noExample = {
  error: 'No pact has an example',
  message: 'No pact has an example',
  code: 'route.not-found',
  requestId: 'mount',
};

/** Runs in the page. The shell shows this session until it is refused. */
function storeToken(key: string): void {
  localStorage.setItem(key, 'mount');
}
