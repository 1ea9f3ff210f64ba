import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { beginDocumentUpload, getDocumentCenter } from '@hearthway/contracts/journey';
import { exampleDocument, exampleShare, exampleSlot } from '../../testing/in-memory/documents.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-12-05T18:00:00Z') }));
afterAll(() => void jest.useRealTimers());

const filled = { slots: [{ ...exampleSlot, status: 'ok' as const, files: 1 }], documents: [exampleDocument] };

async function renderPage(given: GivenJourney = {}) {
  const rendered = renderJourney({ at: '/documents', documents: filled, ...given });
  await screen.findByRole('heading', { name: 'All documents' });
  return rendered;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the page', () => {
  it('says what is needed, what is there, and that nothing is scanned', async () => {
    await renderPage();
    expect(part('What your purchase needs').getByText('Get Pre-Approved: 1 of 1 collected')).toBeDefined();
    expect(part('What your purchase needs').getByText('OK')).toBeDefined();
    expect(part('All documents').getByText('Good until December 14, 2026')).toBeDefined();
    expect(part('Upload').getByText(/Files are not scanned for viruses/)).toBeDefined();
  });

  it('invites to a first upload', async () => {
    await renderPage({ documents: { slots: [exampleSlot] } });
    expect(screen.getByText('Nothing here yet')).toBeDefined();
  });

  it('says why it has nothing to show, and tries again', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(getDocumentCenter, 503);
    const { person } = renderJourney({ at: '/documents', journey });
    await screen.findByText('We couldn’t load your documents');
    journey.failWith(getDocumentCenter, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'All documents' });
  });
});

describe('a file', () => {
  it('that can’t be taken isn’t sent', async () => {
    const { journey, person } = await renderPage();
    await person.upload(screen.getByLabelText('Choose files'), [new File([], 'empty.pdf')]);
    await screen.findByText(/This file is empty/);
    expect(journey.requests.filter((request) => request.includes('uploads'))).toEqual([]);
  });

  it('that the server refuses says why, and can be tried again', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(beginDocumentUpload, 409, { code: 'document.too-many', message: 'You can keep 500 files.' });
    const { person } = renderJourney({ at: '/documents', journey });
    await screen.findByRole('heading', { name: 'All documents' });
    await person.upload(screen.getByLabelText('Choose files'), [new File(['x'], 'one.pdf')]);
    await screen.findByText(/You can keep 500 files/);
    expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/You can keep 500 files/)).toBeNull());
  });

  it('that was refused says what to do, until it is dismissed', async () => {
    const refused = {
      ...{ id: 'upload-1', name: 'scan.pdf', slot: null, documentId: null, bytes: 9, received: 9 },
      ...{ state: 'refused' as const, refusal: 'password' as const, createdAt: '2026-12-05T10:00:00.000Z' },
    };
    const { person } = await renderPage({ documents: { ...filled, uploads: [refused] } });
    await screen.findByText(/This file asks for a password/);
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/This file asks for a password/)).toBeNull());
  });
});

describe('a document', () => {
  it('is renamed and tagged', async () => {
    const { journey, person } = await renderPage();
    await person.click(screen.getByRole('button', { name: 'Edit October.pdf' }));
    await person.clear(dialog().getByLabelText('Name'));
    await person.type(dialog().getByLabelText('Name'), 'Stub');
    await person.type(dialog().getByLabelText(/^Tags/), 'Acme, 2026');
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.documents()).toMatchObject([{ name: 'Stub', tags: ['Acme', '2026'] }]));
  });

  it('goes into the bin, and comes back', async () => {
    const { journey, person, toasts } = await renderPage();
    await person.click(screen.getByRole('button', { name: 'Edit October.pdf' }));
    await person.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('“October.pdf” is in the bin'));
    await person.click(await screen.findByText('1 deleted'));
    await person.click(screen.getByRole('button', { name: 'Restore October.pdf' }));
    await waitFor(() => expect(journey.documents()).toMatchObject([{ binnedAt: null }]));
  });

  it('with a hint shows the words that it comes from, and keeps the answer', async () => {
    const [version] = exampleDocument.versions;
    const hint = { kind: 'missing-pages' as const, text: 'We didn’t find page 4 of 4.', basedOn: 'Page 3 of 4' };
    const hinted = { ...exampleDocument, versions: version ? [{ ...version, hints: [hint] }] : [] };
    const { journey, person } = await renderPage({ documents: { ...filled, documents: [hinted] } });
    await person.click(screen.getByRole('button', { name: 'Edit October.pdf' }));
    expect(dialog().getByText('The file says “Page 3 of 4”.')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'It’s fine' }));
    expect(dialog().getByText(/Save to keep that/)).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.documents()).toMatchObject([{ hintsSeen: true }]));
  });

  it('is found by its name', async () => {
    const { person } = await renderPage();
    await person.type(screen.getByLabelText('Search'), 'nothing like it');
    await screen.findByText('0 found');
  });
});

describe('a paper', () => {
  it('that isn’t needed keeps why', async () => {
    const { journey, person } = await renderPage({ documents: { slots: [exampleSlot] } });
    await person.click(screen.getByRole('button', { name: 'Not needed' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please say why');
    await person.type(screen.getByLabelText('Why you don’t need it'), 'I am retired');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.slots()).toMatchObject([{ notNeededReason: 'I am retired' }]));
  });
});

describe('a link', () => {
  it('to a document is made, shown once, and turned off', async () => {
    const { journey, person } = await renderPage();
    await person.click(screen.getByRole('button', { name: 'Share October.pdf' }));
    await person.click(dialog().getByRole('button', { name: 'Make a link' }));
    await dialog().findByText('Please enter who gets the link');
    await person.type(dialog().getByLabelText('Who gets the link?'), 'Lee Lender');
    await person.click(dialog().getByRole('button', { name: 'Make a link' }));
    const link = await dialog().findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toBe(`${location.origin}/shared-document#example-token`);
    expect(journey.shares()).toMatchObject([{ kind: 'view', recipient: 'Lee Lender', documentId: 'document-1' }]);
    await person.click(dialog().getByRole('button', { name: 'Done' }));
    await person.click(await screen.findByRole('button', { name: 'Turn off the link of Lee Lender' }));
    await part('Links to your documents').findByText('Turned off');
  });

  it('for a paper is made for someone else', async () => {
    const { journey, person } = await renderPage({ documents: { slots: [exampleSlot] } });
    await person.click(screen.getByRole('button', { name: `Ask someone for ${exampleSlot.name}` }));
    await person.type(dialog().getByLabelText('Who gets the link?'), 'Kim Co-buyer');
    await person.click(dialog().getByRole('button', { name: 'Make a link' }));
    await dialog().findByLabelText('Link');
    expect(journey.shares()).toMatchObject([{ kind: 'upload', recipient: 'Kim Co-buyer', slot: 'pay_stubs' }]);
  });

  it('shows what it was used for, and its end', async () => {
    const log = [{ at: '2026-12-05T11:00:00.000Z', action: 'viewed' as const, page: 2 }];
    const ended = { ...exampleShare, id: 'share-2', recipient: 'Ana', expiresAt: '2026-12-05T17:00:00.000Z' };
    await renderPage({ documents: { ...filled, shares: [{ ...exampleShare, visits: 1, log }, ended] } });
    const links = within(await screen.findByRole('region', { name: 'Links to your documents' }));
    expect(links.getByText(/Opened once/)).toBeDefined();
    expect(links.getByText(/Saw a page \(page 2\)/)).toBeDefined();
    expect(links.getByText('Expired')).toBeDefined();
  });
});
