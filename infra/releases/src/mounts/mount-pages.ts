import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { openTab, type BrowserTab } from './browser-tab.js';
import type { ExampleReplies } from './example-replies.js';
import type { PageToMount } from './mount-plan.js';
import type { ReleaseKey } from './fetch-page.js';
import { openVisitor, previewCookie, type VisitorOptions } from './visitor.js';

export interface MountPagesOptions {
  /** Of the environment’s site. */
  readonly origin: string;
  /** Leads to the site with the candidate. */
  readonly previewUrl: string;
  /** The candidate, and what it is beside. */
  readonly releases: readonly ReleaseKey[];
  readonly pages: readonly PageToMount[];
  readonly replies: ExampleReplies;
  /** The program. */
  readonly chromium: string;
  readonly signal: AbortSignal;
  /** How long a page may take, and how long once one was bad. */
  readonly patience?: Patience;
}

interface Patience {
  readonly milliseconds: number;
  readonly millisecondsOnceBad: number;
}

/** On a very busy machine, a good page takes ten seconds. A slice that hangs everywhere needn’t take that on each page. */
const usualPatience: Patience = { milliseconds: 15_000, millisecondsOnceBad: 5_000 };

/** A slice that fails everywhere needn’t do so on each page. */
const mostProblems = 5;

/**
 * Opens each page in a headless browser that is started for this. A page is good when it is complete and nothing of it failed.
 * @returns what is wrong, each with the page’s path
 * @throws if the browser doesn’t start, the site doesn’t answer, or not with these releases, or it is aborted
 */
export async function mountPages(options: MountPagesOptions): Promise<string[]> {
  const { pages, previewUrl } = options;
  const preview = await previewCookie(previewUrl);
  const misfit = new AbortController();
  const onMisfit = (error: unknown) => misfit.abort(error);
  const signal = AbortSignal.any([options.signal, misfit.signal]);
  const browser = await startBrowser(options);
  const close = () => {
    browser.close().catch(() => undefined);
  };
  signal.addEventListener('abort', close);
  try {
    const problems: string[] = [];
    let tried = 0;
    for await (const problem of problemsOf(browser, { ...options, preview, signal, onMisfit })) {
      tried += 1;
      if (problem !== undefined) problems.push(problem);
      if (problems.length === mostProblems && tried < pages.length) {
        return [...problems, `${pages.length - tried} more pages weren’t tried`];
      }
    }
    signal.throwIfAborted();
    return problems;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}

/** Opens pages as one visitor of each kind, one after the other within the open page. After a failure, in another one. */
async function* problemsOf(browser: Browser, options: Omit<VisitorOptions & MountPagesOptions, 'previewUrl'>) {
  const { origin, pages, replies, signal, patience = usualPatience } = options;
  let { milliseconds } = patience;
  for (const [access, group] of Map.groupBy(pages, (page) => page.access)) {
    const visitor = await openVisitor(browser, access, options);
    let tab: BrowserTab | undefined;
    for (const page of group) {
      signal.throwIfAborted();
      const address = page.path.replaceAll(/:(\w+)/g, (_, name: string) => replies.parameters.get(name) ?? anyId);
      tab ??= await openTab(visitor, origin + address);
      const problem = await tab.problemWith({ ...page, address }, milliseconds);
      if (problem !== undefined) {
        milliseconds = patience.millisecondsOnceBad;
        // Not awaited: a page that hangs doesn't close at once.
        tab.close().catch(() => undefined);
        tab = undefined;
      }
      yield problem && `${page.path}: ${problem}`;
    }
  }
}

const anyId = '00000000-0000-4000-8000-000000000000';

async function startBrowser({ chromium, origin }: MountPagesOptions): Promise<Browser> {
  // Loaded late, since most processes never try a page.
  const playwright = await import('playwright-core');
  const started = playwright.chromium.launch({
    executablePath: chromium,
    // None of the registry's settings.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir() },
    chromiumSandbox: process.getuid?.() !== 0,
    // Nobody listens there: other hosts can't be reached by any protocol.
    proxy: { server: 'http://127.0.0.1:9', bypass: `<-loopback>,${new URL(origin).host}` },
    args: ['--disable-dev-shm-usage', '--js-flags=--max-old-space-size=512'],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  return started.catch((cause: unknown) => {
    throw new Error(`The browser ${chromium} didn’t start`, { cause });
  });
}
