import { authTokenStorageKey } from '@hearthway/contracts/constants';
import type { ReleasedPage } from '@hearthway/contracts/releases';
import type { Browser, BrowserContext, Route } from 'playwright-core';
import type { ExampleReplies } from './example-replies.js';

interface VisitorOptions {
  readonly origin: string;
  /** Leads to the site with the candidate. */
  readonly previewUrl: string;
  readonly replies: ExampleReplies;
}

/** Somebody who sees the candidate, and for buyers’ pages, is signed in. Pages and files come from the site, and replies from pacts. */
export async function openVisitor(
  browser: Browser,
  access: ReleasedPage['access'] | undefined,
  options: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await followPreview(context, options);
  if (access === 'buyer') await context.addInitScript(storeToken, authTokenStorageKey);
  await context.route(
    () => true,
    (route) => answer(route, options),
  );
  await context.routeWebSocket(
    () => true,
    (socket) => socket.close(),
  );
  return context;
}

/** Every page that the visitor opens is one with the candidate then. */
async function followPreview(context: BrowserContext, { previewUrl, origin }: VisitorOptions): Promise<void> {
  const answered = await fetch(previewUrl, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  const [name, value] = answered.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  if (!name || !value) throw new Error(`${origin} answers a preview link with ${answered.status}`);
  await context.addCookies([{ name, value, url: origin }]);
}

/** What reaches the site are pages and files. Nothing is sent to it, and nothing at all to other hosts. */
async function answer(route: Route, { origin, replies }: VisitorOptions): Promise<void> {
  const request = route.request();
  const method = request.method();
  const { origin: asked, pathname, search, protocol } = new URL(request.url());
  if (asked !== origin) return protocol === 'data:' || protocol === 'blob:' ? route.continue() : route.abort();
  if (method === 'GET' && !pathname.startsWith('/api/')) return route.continue();
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
