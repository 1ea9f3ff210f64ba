import { exportList, listWaitlist, revealEmail } from '@hearthway/contracts/commerce';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSignedIn } from '../../../testing/render-admin.js';
import { exampleWaitlist } from '../../../testing/example-records.js';
import { inMemoryAdmin } from '../../../testing/in-memory-admin.js';

const anHourAndABit = 3_700_000;
const entry = { name: 'Ada Rivera', state: 'TX', source: 'landing_page', email: 'ada@example.com' } as const;
const waitlist = [
  { ...entry, id: 'a', createdAt: new Date(Date.now() - anHourAndABit).toISOString() },
  { ...entry, id: 'b', name: 'Ben Okafor', email: 'ben@example.com', state: 'FL', createdAt: '2026-01-02T00:00:00Z' },
  { id: 'c', email: 'c@example.com', source: 'stripe_offer_toolkit_intent', createdAt: '2026-01-01T00:00:00Z' },
] as const;

// Uses the table's own list, and finds buttons by text: a query by role and name reads every cell of a hundred rows.
const bodyRows = () => [...screen.getByRole<HTMLTableElement>('table').tBodies[0]!.rows];
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent.split(',')[0]);
const firstCells = () => bodyRows().map((row) => cellsOf(row)[0]);

describe('the waitlist', () => {
  it('is newest first, with masked addresses and relative times', async () => {
    await renderSignedIn({ waitlist });

    expect(await screen.findByRole('table', { name: 'Waitlist' })).toBeDefined();
    expect(bodyRows().map(cellsOf)).toEqual([
      ['Ada Rivera', 'ad•••@example.comReveal', 'TX', 'Landing page', '1 hour ago'],
      ['Ben Okafor', 'be•••@example.comReveal', 'FL', 'Landing page', expect.stringMatching(/ago$/)],
      ['—', '•••@example.comReveal', '—', 'Offer Toolkit payment', expect.stringMatching(/ago$/)],
    ]);
    expect(screen.getByRole('columnheader', { name: 'Joined' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows loading and empty states', async () => {
    const admin = inMemoryAdmin();
    const release = admin.hold(listWaitlist);
    await renderSignedIn({ admin });
    expect(await screen.findByText('Loading the waitlist…')).toBeDefined();
    release();

    expect(await screen.findByRole('heading', { name: 'No waitlist entries found' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  });

  it('shows an error after two tries and loads on Try again', async () => {
    const admin = inMemoryAdmin({ waitlist });
    admin.failWith(listWaitlist, 503);
    const { person } = await renderSignedIn({ admin });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe('Failed to fetch waitlist data');
    expect(admin.requests.filter((request) => request.endsWith(listWaitlist.path))).toHaveLength(2);

    admin.failWith(listWaitlist, undefined);
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Ada Rivera');
  });

  it('stays with a notice if a refresh fails', async () => {
    const admin = inMemoryAdmin({ waitlist });
    const { person } = await renderSignedIn({ admin });
    await screen.findByText('Ada Rivera');
    admin.failWith(listWaitlist, 400);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));

    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch waitlist data');
    expect(screen.getByText('Ada Rivera')).toBeDefined();
  });

  it('loads when its tab first opens, and again only if it was empty', async () => {
    const admin = inMemoryAdmin({ waitlist });
    const { person } = await renderSignedIn({ admin });
    await screen.findByText('Ada Rivera');
    await person.click(screen.getByRole('tab', { name: 'Payments' }));
    await screen.findByText('No founding members found');
    await person.click(screen.getByRole('tab', { name: 'Waitlist' }));
    await screen.findByText('Ada Rivera');
    await person.click(screen.getByRole('tab', { name: 'Payments' }));
    await screen.findByText('No founding members found');

    await waitFor(() =>
      expect(admin.requests.slice(1)).toEqual([
        'GET /api/admin/waitlist',
        'GET /api/admin/payments',
        'GET /api/admin/payments',
      ]),
    );
  });
});

describe('the table', () => {
  it.each([
    ['ben', ['Ben Okafor']],
    ['toolkit', ['—']],
    ['Ada@Example.com', ['Ada Rivera']],
    ['fl landing', ['Ben Okafor']],
  ])('finds %s', async (typed, expected) => {
    const { person } = await renderSignedIn({ waitlist });
    await person.type(await screen.findByRole('searchbox', { name: 'Search Waitlist' }), typed);

    expect(await screen.findByText('1 of 3 match')).toBeDefined();
    expect(firstCells()).toEqual(expected);
  });

  it('says that nothing matches', async () => {
    const { person } = await renderSignedIn({ waitlist });
    await person.type(await screen.findByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeDefined();
  });

  it('is sorted both ways by keyboard', async () => {
    const { person } = await renderSignedIn({ waitlist });
    const head = await screen.findByRole('columnheader', { name: 'Name' });
    within(head).getByRole('button').focus();
    await person.keyboard('{Enter}');
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    expect(firstCells()).toEqual(['—', 'Ada Rivera', 'Ben Okafor']);

    await person.keyboard('{Enter}');
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(firstCells()).toEqual(['Ben Okafor', 'Ada Rivera', '—']);
  });

  it('has a hundred rows per page and loads older records on request', async () => {
    const { person, admin } = await renderSignedIn({ waitlist: exampleWaitlist(1_150, Date.now()) });
    const pages = await screen.findByRole('navigation', { name: 'Pages of Waitlist' });
    expect(bodyRows()).toHaveLength(100);
    expect(pages.textContent).toContain('1–100 of 1,000');
    expect(screen.getByText('1,000 newest')).toBeDefined();

    await person.click(within(pages).getByRole('button', { name: 'Next' }));
    expect(pages.textContent).toContain('101–200 of 1,000');
    await person.click(screen.getByText('Load older'));

    await waitFor(() => expect(pages.textContent).toContain('101–200 of 1,150'));
    expect(admin.requests).toContain('GET /api/admin/waitlist?before=1000.x');
    expect(screen.queryByText('Load older')).toBeNull();
  });
});

describe('an address', () => {
  it('is revealed on its own, once per session', async () => {
    const { person, admin } = await renderSignedIn({ waitlist });
    await person.click(await screen.findByRole('button', { name: 'Reveal the email of Ada Rivera' }));

    const shown = await screen.findByText('ada@example.com');
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(screen.queryByText('ben@example.com')).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'Payments' }));
    await person.click(screen.getByRole('tab', { name: 'Waitlist' }));
    await screen.findByText('ada@example.com');
    expect(admin.audits).toEqual([{ list: 'waitlist', id: 'a' }]);
  });

  it('is there when the admin comes back, if the answer came after they left its tab', async () => {
    const { person, admin } = await renderSignedIn({ waitlist });
    const release = admin.hold(revealEmail);
    await person.click(await screen.findByRole('button', { name: 'Reveal the email of Ada Rivera' }));
    await person.click(screen.getByRole('tab', { name: 'Payments' }));
    release();
    await waitFor(() => expect(admin.audits).toHaveLength(1));
    await person.click(screen.getByRole('tab', { name: 'Waitlist' }));
    await screen.findByText('ada@example.com');
    expect(admin.audits).toEqual([{ list: 'waitlist', id: 'a' }]);
  });

  it('shows why it cannot be revealed, and can be retried', async () => {
    const admin = inMemoryAdmin({ waitlist });
    admin.failWith(revealEmail, 404, { message: 'There is nothing at this address' });
    const { person } = await renderSignedIn({ admin });
    const reveal = await screen.findByRole('button', { name: 'Reveal the email of Ada Rivera' });
    await person.click(reveal);
    expect((await screen.findByRole('alert')).textContent).toBe('There is nothing at this address');

    admin.failWith(revealEmail, undefined);
    await person.click(reveal);
    await screen.findByText('ada@example.com');
  });
});

describe('the file', () => {
  const saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let latest: Blob | undefined;
    URL.createObjectURL = (blob: Blob) => ((latest = blob), 'blob:file');
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: latest! });
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('requires a reason', async () => {
    const { person, admin, toasts } = await renderSignedIn({ waitlist });
    await person.click(await screen.findByRole('button', { name: 'Download CSV of Waitlist' }));
    const reason = screen.getByLabelText('What is the file for?');
    expect(document.activeElement).toBe(reason);
    await person.type(reason, '  too short ');
    await person.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByText('Explain what the file is for in at least 10 characters.')).toBeDefined();
    await person.click(reason);
    await person.paste('x'.repeat(500));
    await person.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.getByText('Explain what the file is for in at most 500 characters.')).toBeDefined();
    expect(admin.audits).toEqual([]);

    await person.clear(reason);
    await person.type(reason, '  too short ');
    await person.type(reason, 'no more, for the newsletter');
    await person.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(admin.audits).toEqual([{ list: 'waitlist', reason: 'too short no more, for the newsletter' }]);
    expect(saved.map(({ name }) => name)).toEqual(['waitlist.csv']);
    const bytes = Buffer.from(await saved[0]!.blob.arrayBuffer());
    expect(bytes.toString()).toBe('\uFEFFemail\r\nada@example.com\r\nben@example.com\r\nc@example.com');
    expect(toasts).toEqual([{ title: 'File saved', description: 'waitlist.csv, 3 rows.' }]);
  });

  it('is not saved after canceling', async () => {
    const admin = inMemoryAdmin({ waitlist });
    const release = admin.hold(exportList);
    const { person, toasts } = await renderSignedIn({ admin });
    await person.click(await screen.findByRole('button', { name: 'Download CSV of Waitlist' }));
    await person.type(screen.getByLabelText('What is the file for?'), 'For the newsletter');
    await person.click(screen.getByRole('button', { name: 'Download' }));
    await screen.findByRole('button', { name: 'Preparing…' });
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    release();

    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText(/Updated/);
    expect([saved, toasts]).toEqual([[], []]);
  });

  it('leaves the dialog and its reason after an error', async () => {
    const admin = inMemoryAdmin({ waitlist });
    admin.failWith(exportList, 503, { message: 'Not now' });
    const { person } = await renderSignedIn({ admin });
    await person.click(await screen.findByRole('button', { name: 'Download CSV of Waitlist' }));
    await person.type(screen.getByLabelText('What is the file for?'), 'For the newsletter');
    await person.click(screen.getByRole('button', { name: 'Download' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
    expect(screen.getByLabelText<HTMLTextAreaElement>('What is the file for?').value).toBe('For the newsletter');
    expect(saved).toEqual([]);
  });
});
