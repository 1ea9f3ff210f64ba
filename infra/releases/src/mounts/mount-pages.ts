import { tmpdir } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
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

/** A slice that fails everywhere needn’t do so on each page: no more are opened after so many. */
const mostProblems = 5;

/**
 * Opens each page in a headless browser that is started for this. A page is good when it is complete and nothing of it failed.
 * @returns what is wrong, each with the page’s path
 * @throws if the browser doesn’t start, the site doesn’t answer, or not with these releases, or it is aborted
 */
export async function mountPages(options: MountPagesOptions): Promise<string[]> {
  const preview = await previewCookie(options.previewUrl);
  const misfit = new AbortController();
  const onMisfit = (error: unknown) => misfit.abort(error);
  const signal = AbortSignal.any([options.signal, misfit.signal]);
  const browser = await startBrowser(options);
  const close = () => {
    browser.close().catch(() => undefined);
  };
  signal.addEventListener('abort', close);
  try {
    const problems = await problemsOf(browser, { ...options, preview, signal, onMisfit });
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

type Options = Omit<VisitorOptions & MountPagesOptions, 'previewUrl'>;

interface Visitor {
  readonly access: PageToMount['access'];
  readonly context: BrowserContext;
}

/**
 * Two visitors share the pages, each from its own end, so that they seldom need to be of the same kind. Each opens one page
 * after the other within the open one, and after a failure, in another tab.
 */
async function problemsOf(browser: Browser, options: Options): Promise<string[]> {
  const { origin, replies, signal, patience = usualPatience } = options;
  const untried = [...Map.groupBy(options.pages, ({ access }) => access).values()].flat();
  const problems = new Map<PageToMount, string>();
  const visit = async (next: () => PageToMount | undefined): Promise<void> => {
    let visitor: Visitor | undefined;
    let tab: BrowserTab | undefined;
    for (let page = next(); page !== undefined; page = next()) {
      signal.throwIfAborted();
      if (visitor?.access !== page.access) {
        visitor = { access: page.access, context: await openVisitor(browser, page.access, options) };
        tab = undefined;
      }
      const address = page.path.replaceAll(/:(\w+)/g, (_, name: string) => replies.parameters.get(name) ?? anyId);
      tab ??= await openTab(visitor.context, origin + address);
      const milliseconds = problems.size === 0 ? patience.milliseconds : patience.millisecondsOnceBad;
      const problem = await tab.problemWith({ ...page, address }, milliseconds);
      if (problem === undefined) continue;
      problems.set(page, `${page.path}: ${problem}`);
      // Not awaited: a page that hangs doesn't close at once.
      tab.close().catch(() => undefined);
      tab = undefined;
    }
  };
  const unlessFailing = (next: () => PageToMount | undefined) => () =>
    problems.size < mostProblems ? next() : undefined;
  await Promise.all([visit(unlessFailing(() => untried.shift())), visit(unlessFailing(() => untried.pop()))]);
  const found = options.pages.flatMap((page) => problems.get(page) ?? []);
  return untried.length === 0 ? found : [...found, `and ${untried.length} more, untried`];
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
