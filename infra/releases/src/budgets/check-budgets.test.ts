import { describe, expect, it } from '@jest/globals';
import { firstLoadBudget, type ReleasedPage } from '@hearthway/contracts/releases';
import { checkBudgets } from './check-budgets.js';
import { firstLoadOf } from './first-load.js';

type ExamplePage = Partial<ReleasedPage> & Pick<ReleasedPage, 'path'>;

/** Names of files say how large they are: `main.40.js` has 40 KB. */
const bytesOf = (path: string): number => Number(path.split('.').at(-2)) * 1_024;

function released(slice: string, scripts: readonly string[], pages: readonly ExamplePage[] = []) {
  const described = pages.map((page) => ({
    title: 'A page',
    access: 'buyer' as const,
    scripts: [],
    styles: [],
    ...page,
  }));
  const entry = { scripts: [...scripts], preloads: [], styles: [], fonts: [] };
  return { slice, version: 'a'.repeat(20), firstLoad: firstLoadOf({ entry, pages: described }, bytesOf) };
}

const shell = released('shell', ['main.40.js', 'react.60.js']);
const journey = (...pages: readonly ExamplePage[]) => released('mf-journey', ['spa.50.js'], pages);
const budgetOf = (access: ReleasedPage['access'], isPrerendered = false) =>
  firstLoadBudget({ path: '/a-page', access, isPrerendered }).scripts / 1_024;

describe('the first load of a page', () => {
  it('may be as large as its budget', () => {
    const rest = budgetOf('buyer') - 150;
    const page = { path: '/closing', scripts: [`closing.${rest}.js`], styles: ['closing.1.css'] };
    expect(checkBudgets(journey(page), [shell])).toEqual({ name: 'budgets', problems: [] });
  });

  it('may not be larger: which page, how much, and of what', () => {
    const page = { path: '/closing', scripts: ['closing.100.js', 'chart.3.js'], styles: ['closing.20.css'] };
    const releases = `mf-journey ${'a'.repeat(20)} with shell ${'a'.repeat(20)}`;
    expect(checkBudgets(journey({ path: '/documents' }, page), [shell]).problems).toEqual([
      `/closing loads 253.0 KB of scripts, and its budget is ${budgetOf('buyer')}.0 KB (${releases}). The largest: mf-journey/closing.100.js (100.0 KB), shell/react.60.js (60.0 KB), mf-journey/spa.50.js (50.0 KB)`,
      `/closing loads 20.0 KB of styles, and its budget is 15.0 KB (${releases}). The largest: mf-journey/closing.20.css (20.0 KB)`,
    ]);
  });

  it('counts a file once that its slice’s entry loads, too', () => {
    const page = { path: '/closing', scripts: ['spa.50.js', 'closing.90.js'] };
    expect(checkBudgets(journey(page), [shell]).problems).toEqual([]);
  });

  it('has less room where strangers and most buyers arrive', () => {
    const prerendered = {
      html: 'about.html',
      description: 'About us.',
      canonicalPath: '/about',
      indexed: true,
      jsonLd: [],
    };
    const scripts = ['own.25.js'];
    const pages: ExamplePage[] = [
      { path: '/about', access: 'public', scripts, prerendered },
      { path: '/shared/:token', access: 'public', scripts },
      { path: '/dashboard', scripts },
      { path: '/closing', scripts },
    ];
    const problems = checkBudgets(journey(...pages), [shell]).problems;
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['/about', '/dashboard']);
  });

  it('is checked with each shell, live and canary', () => {
    const canary = { ...released('shell', ['main.150.js']), version: 'b'.repeat(20) };
    const { problems } = checkBudgets(journey({ path: '/closing', scripts: ['closing.50.js'] }), [shell, canary]);
    expect(problems).toEqual([expect.stringContaining(canary.version)]);
  });

  it('is checked for all pages when the shell changes', () => {
    const admin = released('mf-admin', ['spa.60.js'], [{ path: '/admin', access: 'admin' }]);
    const heavy = released('shell', ['main.200.js'], [{ path: '/auth', access: 'public' }]);
    const { problems } = checkBudgets(heavy, [journey({ path: '/closing' }), admin]);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['/auth', '/closing', '/admin']);
  });
});
