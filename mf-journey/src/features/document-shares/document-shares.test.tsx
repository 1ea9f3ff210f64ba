import type { ReactNode } from 'react';
import { listDocumentShares, revokeDocumentShare, shareLimits, type DocumentShare } from '@hearthway/contracts/journey';
import type { Toast } from '@hearthway/contracts/platform';
import { createQueryClient } from '@hearthway/web-kit/http';
import { PlatformProvider } from '@hearthway/web-kit/slice';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleShare } from '../../testing/in-memory/document-shares.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { testPlatform } from '../../testing/test-platform.js';
import { RequestDocuments, ShareDocument, ShareList } from './index.js';

beforeAll(polyfillDialog);

function show(element: ReactNode, shares: readonly DocumentShare[] = []) {
  const journey = inMemoryJourney({ documentShares: { shares } });
  const toasts: Toast[] = [];
  const platform = testPlatform({
    transport: journey.transport,
    user: journey.user(),
    toast: (toast) => void toasts.push(toast),
  });
  render(
    <PlatformProvider name="mf-journey" platform={platform}>
      <QueryClientProvider client={createQueryClient()}>
        {element}
        <ShareList />
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return { journey, toasts, person: userEvent.setup({ delay: null }) };
}

const pdf = { type: 'application/pdf' as const, dangers: [] };
const document = { id: 'document-1', name: 'October.pdf', versions: [pdf] };
const slot = { key: 'pay_stubs', name: 'Pay stubs from the last 30 days' } as const;
const close = (): void => undefined;
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
const choices = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('sharing a document', () => {
  it('makes a link, shown once, that can be copied from the list until the page is left', async () => {
    const { person, journey } = show(<ShareDocument document={document} onClose={close} />);
    await person.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText('Please enter who gets the link')).toBeDefined();
    await person.type(screen.getByLabelText('Who gets the link?'), 'Lee Lender');
    await person.selectOptions(screen.getByLabelText('How long does it work?'), '30');
    await person.click(screen.getByRole('button', { name: 'Make a link' }));
    expect((await link()).value).toBe(`${location.origin}/shared-document/link-1`);
    expect(journey.reply(listDocumentShares).shares[0]).toMatchObject({ kind: 'view', recipient: 'Lee Lender' });
    const row = within(screen.getByRole('list'));
    expect(row.getByRole('button', { name: 'Copy link', hidden: true })).toBeDefined();
  });

  it('that can’t be shown gives the file', () => {
    const dangerous = { ...document, versions: [{ ...pdf, dangers: ['script' as const] }] };
    show(<ShareDocument document={dangerous} onClose={close} />);
    expect(choices('What can they do?')).toEqual(['See and download']);
  });

  it('ends after at most ninety days', () => {
    show(<ShareDocument document={document} onClose={close} />);
    expect(choices('How long does it work?').at(-1)).toMatch(/^90 days, until \w{3} \d+$/);
  });
});

it('asking someone makes a link into one slot', async () => {
  const { person, journey } = show(<RequestDocuments slot={slot} onClose={close} />);
  await person.type(screen.getByLabelText('Who do you ask?'), 'Kim Co-buyer');
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  expect((await link()).value).toBe(`${location.origin}/shared-document/link-1`);
  expect(journey.reply(listDocumentShares).shares[0]).toMatchObject({ kind: 'upload', slot: slot.key });
});

describe('the list of links', () => {
  it('says what each was used for, and ends one at once', async () => {
    const { person, toasts } = show(null, [exampleShare]);
    expect(await screen.findByText('October statement, for Lee Lender')).toBeDefined();
    expect(screen.getByText(/^See the pages\. Works until .* Opened 2 times\.$/)).toBeDefined();
    const log = screen.getAllByText(/^(Opened|Downloaded)/).map(({ textContent }) => textContent);
    expect(log).toEqual([
      'Downloaded the file',
      'Opened the link and saw pages 1 and 3',
      'Opened the link and saw pages 1–3',
    ]);
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Turn off the link of Lee Lender/ }));
    expect(await screen.findByText(/^Turned off/)).toBeDefined();
    expect(toasts.map(({ title }) => title)).toEqual(['Link turned off']);
    expect(screen.queryByRole('button', { name: /^Turn off/ })).toBeNull();
  });

  it('keeps a link that couldn’t be turned off', async () => {
    const { person, toasts, journey } = show(null, [exampleShare]);
    journey.failWith(revokeDocumentShare, 503, { message: 'Try again soon' });
    await person.click(await screen.findByRole('button', { name: /^Turn off/ }));
    expect(await screen.findByRole('button', { name: /^Turn off/ })).toBeDefined();
    expect(toasts).toMatchObject([{ title: 'We couldn’t turn off the link', description: 'Try again soon' }]);
  });

  it('tells ended links apart, and a log that is full', async () => {
    const log = Array.from({ length: shareLimits.log }, () => ({
      at: exampleShare.createdAt,
      action: 'opened' as const,
      pages: [],
    }));
    show(null, [
      { ...exampleShare, id: 'ended', expiresAt: '2026-01-05T10:00:00.000Z', visits: 0, log: [] },
      { ...exampleShare, id: 'full', log },
    ]);
    expect(await screen.findByText('Ended Jan 5, 2026')).toBeDefined();
    expect(screen.getByText(/Not opened yet\.$/)).toBeDefined();
    expect(screen.getByText('Only the newest 200 lines are kept.')).toBeDefined();
  });

  it('says what links are for while there are none', async () => {
    show(null);
    expect(await screen.findByText('No links yet')).toBeDefined();
  });
});
