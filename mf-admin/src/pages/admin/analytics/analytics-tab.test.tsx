import { figureDefinitions, getAnalyticsReport, getExcludedTraffic } from '@hearthway/contracts/analytics';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderSignedIn, type RenderOptions } from '../../../testing/render-admin.js';
import { emptyReport, exampleExcluded, exampleReport } from '../../../testing/example-report.js';
import { inMemoryAdmin } from '../../../testing/in-memory-admin.js';

const report = exampleReport(Date.now());
const given = { report, excluded: exampleExcluded };

afterEach(() => void jest.useRealTimers());

async function openAnalytics(options: RenderOptions = {}) {
  const rendered = await renderSignedIn(options);
  await rendered.person.click(screen.getByRole('tab', { name: 'Analytics' }));
  return rendered;
}
const section = (name: string) => screen.findByLabelText(name, { selector: 'section' });
const rowsOf = async (name: string) => {
  const table = await screen.findByRole<HTMLTableElement>('table', { name });
  return [...table.tBodies[0]!.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
};
const reads = (requests: readonly string[]) =>
  requests.filter((request) => request.startsWith(`GET ${getAnalyticsReport.path}?`) || request.endsWith('/analytics'));

describe('the report', () => {
  it('has totals, rates, and definitions', async () => {
    const { person } = await openAnalytics(given);
    const totals = await section('Totals');
    expect(totals.textContent).toContain('1,284');
    expect(Object.values(figureDefinitions).filter((definition) => !screen.queryByText(definition))).toEqual([]);
    for (const label of ['Sign-ups', 'Payments started', 'Completed payments', 'Overall conversion']) {
      expect(within(totals).getByRole('heading', { name: label })).toBeDefined();
    }
    const question = within(totals).getByRole('button', { name: 'What does “Page views” count?' });
    expect(within(totals).getByText(figureDefinitions.pageViews).hidden).toBe(true);
    await person.click(question);
    expect(question.ariaExpanded).toBe('true');
    expect(within(totals).getByText(figureDefinitions.pageViews).hidden).toBe(false);
  });

  it('shows the drop-off as counted and normalized to ten', async () => {
    const { person } = await openAnalytics(given);
    const few = 'Too few to tell';
    expect((await rowsOf('Drop-off')).at(-1)).toEqual(['Completed a payment', '1', few, '1', few]);
    expect(within(await section('Totals')).getAllByText(few)).toHaveLength(4);
    await person.click(screen.getByRole('checkbox', { name: 'Normalized view' }));
    expect((await rowsOf('Drop-off')).at(-1)).toEqual(['Completed a payment', '1', '10.00%', '1', '10.00%']);
    expect(screen.getByText(/counted as at least 10/)).toBeDefined();
    const chart = screen.getByRole('img', { name: /Bar chart: Drop-off/ });
    expect([...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      ...['80%', '80%', '60%', '50%', '40%', '40%', '20%', '10%'],
    ]);
  });

  it('lists page visits, clicks, and excluded traffic', async () => {
    await openAnalytics(given);
    expect((await rowsOf('Page visits'))[1]).toEqual(['/faq', 'Questions and answers', '260', '20.25%']);
    expect(await rowsOf('Clicks')).toEqual([
      ['hero-join-waitlist', '61'],
      ['founding-member', '22'],
      ['nav-faq', '9'],
    ]);
    const separate = (await section('Counted separately')).textContent;
    expect(separate).toContain('by user agent214');
    expect(separate).toContain('Contracts accepted3');
    expect(separate).toContain('Homes closed2');
  });

  it('lists recent events, newest first, with objects cut to thirty characters', async () => {
    await openAnalytics(given);
    const rows = await rowsOf('Recent events');
    expect(rows.map(([type]) => type)).toEqual(['page_view', 'click', 'ui_interaction']);
    expect(rows[2]?.[2]).toContain('details {"section":"commission-landsca…');
    expect(rows[2]?.[3]).toContain('3 hours ago');
  });

  it('tells a rate by the visits that it is a share of', async () => {
    const counts = [32, 9, 9, 9, 9, 4, 2, 1];
    const dropoffs = report.dropoffs.slice(0, 8).map((step, place) => ({
      ...step,
      count: counts[place]!,
      conversionRate: `${((counts[place]! * 100) / 32).toFixed(2)}%`,
    }));
    const conversionRates = { ...report.conversionRates, waitlist: '12.50%' };
    await openAnalytics({ report: { ...report, conversionRates, dropoffs } });
    const waitlist = within(await section('Totals')).getByRole('heading', { name: 'Waitlist conversion' });
    expect(waitlist.closest('section > div')?.textContent).toContain('12.50%');
    const joined = (await rowsOf('Drop-off')).find(([step]) => step === 'Joined the waitlist');
    expect(joined).toEqual(['Joined the waitlist', '4', '12.50%', '0', 'Too few to tell']);
    expect(screen.getByText('Small numbers').parentElement?.textContent).toContain(
      'So far: 4 visits that joined the waitlist and 2 visits that started a payment.',
    );
  });

  it('warns of small numbers only', async () => {
    const { unmount } = await openAnalytics(given);
    expect((await screen.findByText('Small numbers')).parentElement?.textContent).toContain(
      'So far: 8 visits, 4 visits that joined the waitlist, and 2 visits that started a payment.',
    );
    unmount();
    const many = report.dropoffs.map((dropoff) => ({ ...dropoff, count: 10 }));
    await openAnalytics({ report: { ...report, dropoffs: many } });
    expect((await section('Totals')).textContent).toContain('12.50%');
    expect((await rowsOf('Drop-off')).at(-1)).toEqual(['Completed a payment', '10', '12.50%', '1', '50.00%']);
    expect(screen.queryByText('Small numbers')).toBeNull();
  });
});

describe('the period', () => {
  it('is all time at first, then the chosen one', async () => {
    const { person, admin } = await openAnalytics(given);
    await section('Totals');
    jest.useFakeTimers({ now: Date.parse('2026-11-22T23:59:59.000Z'), doNotFake: allTimersBut('Date') });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Today');
    await screen.findByText(/Updated/);
    expect(reads(admin.requests)).toEqual([
      `GET ${getAnalyticsReport.path}`,
      `GET ${getAnalyticsReport.path}?from=2026-11-22&to=2026-11-22`,
    ]);
  });

  it('may be custom dates in order', async () => {
    const { person, admin } = await openAnalytics(given);
    await section('Totals');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom dates');
    const chooseDay = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    chooseDay('First day', '2026-03-02');
    chooseDay('Last day', '2026-03-01');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('The first day can’t be after the last day')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('First day'));
    expect(reads(admin.requests)).toHaveLength(1);
    chooseDay('Last day', '2026-03-03');
    await waitFor(() => expect(screen.queryByText('The first day can’t be after the last day')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(reads(admin.requests)[1]).toBe(`GET ${getAnalyticsReport.path}?from=2026-03-02&to=2026-03-03`),
    );
  });
});

describe('without figures', () => {
  it('has an empty state', async () => {
    await openAnalytics({ report: emptyReport });
    expect(await screen.findByText('No analytics data found')).toBeDefined();
  });

  it('has an empty state for each part', async () => {
    await openAnalytics({ report: { ...emptyReport, signups: 1 } });
    expect(await screen.findByText(/0 visits, 0 visits that joined the waitlist/)).toBeDefined();
    for (const text of ['user journey', 'page visit', 'click tracking']) {
      expect(await screen.findByText(`No ${text} data found`)).toBeDefined();
    }
    expect(screen.getByText('No recent events found')).toBeDefined();
  });

  it('has loading and error states and retries', async () => {
    const admin = inMemoryAdmin(given);
    const release = admin.hold(getAnalyticsReport);
    admin.failWith(getAnalyticsReport, 400);
    const { person } = await openAnalytics({ admin });
    expect(await screen.findByText('Loading the analytics…')).toBeDefined();
    release();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch analytics data');
    admin.failWith(getAnalyticsReport, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section('Totals')).toBeDefined();
  });

  it('shows the report without the excluded traffic if that fails', async () => {
    const admin = inMemoryAdmin(given);
    admin.failWith(getExcludedTraffic, 400);
    await openAnalytics({ admin });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load these counts');
    expect(await section('Totals')).toBeDefined();
  });
});
