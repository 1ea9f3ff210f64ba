import { allTimersBut } from '@hearthway/tooling/testing';
import {
  beginDocumentUpload,
  changeDocument,
  createDocumentDownload,
  documentLimits,
  getDocumentCenter,
  searchDocuments,
  type BuyerDocument,
  type DocumentUpload,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleDocument, exampleSlot } from '../../testing/in-memory/documents.js';
import { exampleSent } from '../../testing/in-memory/envelopes.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

// Only the day it is, which must not become another one meanwhile.
beforeAll(() => {
  jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: new Date('2026-12-05T18:00:00Z') });
});
afterAll(() => {
  jest.useRealTimers();
});

const partBytes = documentLimits.uploadPartBytes;
const filled = {
  slots: [{ ...exampleSlot, status: 'uploaded' as const, files: 1, wanted: 2 }],
  documents: [exampleDocument],
};
const upload: DocumentUpload = {
  ...{ id: 'upload-1', name: 'Stub.pdf', slot: 'pay_stubs', subject: null, documentId: null },
  ...{ bytes: 2 * partBytes, received: partBytes, state: 'receiving', refusal: null },
  createdAt: '2026-12-04T10:00:00.000Z',
};
const refused = { ...upload, name: 'Old.pdf', state: 'refused' as const, refusal: 'password' as const };
const fileOf = (bytes: number, name = 'Stub.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

async function openPage(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/documents', documents: filled, ...options });
  await screen.findByRole('heading', { name: 'Other documents' });
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const choose = (label: string) => screen.getByLabelText(label, { selector: 'input' });

describe('the page', () => {
  it('leads with what is needed next, and says what is there', async () => {
    const needed = { ...exampleSlot, key: 'photo_id' as const, name: 'A photo ID', stages: ['closing' as const] };
    const done = { ...exampleSlot, status: 'ok' as const, files: 1 };
    await openPage({ documents: { ...filled, slots: [done, needed] } });
    const next = part('Needed next');
    expect(next.getByText('A photo ID', { selector: 'p' })).toBeDefined();
    expect(next.getByText('They show what you earn now, and your total so far this year.')).toBeDefined();
    expect(next.getByText(/^1 of 2 collected/)).toBeDefined();
    expect(next.getByText(/not scanned for viruses/)).toBeDefined();
    expect(part('Find a document').getByText('1 of 500 files')).toBeDefined();
    expect(part('Get Pre-Approved').getByText('All 1 collected')).toBeDefined();
    expect(part('Closing').getByText('0 of 1 collected')).toBeDefined();
  });

  it('shows someone without documents what will be asked for', async () => {
    await openPage({ documents: { slots: [exampleSlot], scanning: true } });
    expect(part('Start here').getByText(exampleSlot.name, { selector: 'p' })).toBeDefined();
    expect(part('Start here').getByText(/Each file is scanned for viruses/)).toBeDefined();
    expect(part('Get Pre-Approved').getByText('Needed')).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('opens at the slot that another page leads to', async () => {
    const binder = { ...exampleSlot, key: 'insurance_binder' as const, name: 'Binder', stages: ['closing' as const] };
    await openPage({ at: '/documents#slot-insurance_binder', documents: { slots: [exampleSlot, binder] } });
    expect(part('Closing').getByRole('heading', { name: 'Binder' }).firstChild).toBe(document.activeElement);
  });

  it('offers links to documents, and lists them', async () => {
    const { person } = await openPage();
    await person.click(screen.getByRole('button', { name: 'Share October.pdf' }));
    expect(screen.getByRole('dialog', { name: 'Share “October.pdf”' })).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: `Ask someone for ${exampleSlot.name}` }));
    expect(screen.getByRole('dialog', { name: `Ask someone for “${exampleSlot.name}”` })).toBeDefined();
    expect(part('Links you’ve made').getByText('No links yet')).toBeDefined();
  });

  it('says why it has nothing to show, and tries again', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(getDocumentCenter, 503);
    const { person } = renderJourney({ at: '/documents', journey });
    await screen.findByText('We couldn’t load your documents');
    journey.failWith(getDocumentCenter, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Other documents' });
  });
});

describe('a file', () => {
  it('goes into the slot that it was chosen for, part by part, and is there once it’s checked', async () => {
    const { journey, person } = await openPage({ documents: { slots: [exampleSlot] } });
    await person.upload(
      part('Get Pre-Approved').getByLabelText(`Upload ${exampleSlot.name}`, { selector: 'input' }),
      fileOf(2 * partBytes + 5),
    );
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ name: 'Stub.pdf', slot: 'pay_stubs' }]);
    });
    await part('Get Pre-Approved').findByText('All 1 collected', {}, { timeout: 5_000 });
    expect(journey.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'On the way' })).toBeNull();
  });

  it('is there once it’s checked, also after another one', async () => {
    const { journey, person } = await openPage({ documents: { slots: [exampleSlot] } });
    const find = { timeout: 5_000 };
    await person.upload(choose('Choose files'), fileOf(10, 'one.pdf'));
    await screen.findByRole('button', { name: 'Open one.pdf' }, find);
    await person.upload(choose('Choose files'), fileOf(10, 'two.pdf'));
    await screen.findByRole('button', { name: 'Open two.pdf' }, find);
    expect(journey.requests.filter((request) => request === 'GET /api/documents')).toHaveLength(5);
  });

  it('is one of three that are sent at once, and can pause, go on, and be given up', async () => {
    const journey = inMemoryJourney({ documents: filled });
    const release = journey.hold(beginDocumentUpload);
    const { person } = await openPage({ journey });
    const files = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => fileOf(10, name));
    await person.upload(choose('Choose files'), files);
    const way = part('On the way');
    expect(way.getByRole('status').textContent).toBe('3 uploading, 1 waiting');
    expect(way.getAllByRole('progressbar')).toHaveLength(4);
    await person.click(way.getByRole('button', { name: 'Pause 1.pdf' }));
    expect(document.activeElement).toBe(way.getByRole('button', { name: 'Resume 1.pdf' }));
    await person.click(way.getByRole('button', { name: 'Cancel 2.pdf' }));
    expect(way.getByRole('status').textContent).toBe('2 uploading');
    release();
    await waitFor(() => {
      expect(way.queryByText('4.pdf')).toBeNull();
    });
    await person.click(way.getByRole('button', { name: 'Resume 1.pdf' }));
    await waitFor(
      () => {
        const names = journey.documents().map(({ name }) => name);
        expect(names.toSorted()).toEqual(['1.pdf', '3.pdf', '4.pdf', 'October.pdf']);
      },
      { timeout: 5_000 },
    );
  });

  it('goes on by itself after a lost connection', async () => {
    const { journey, person } = await openPage();
    const reconnect = journey.disconnect();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await person.upload(choose('Choose files'), fileOf(10));
    await screen.findByText(/Goes on once you’re back online/);
    reconnect();
    jest.restoreAllMocks();
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(journey.documents()).toHaveLength(2);
    });
  });

  it('that can’t be taken for a slot says so there, and can be dismissed', async () => {
    const slots = [{ ...exampleSlot, status: 'needs_fix' as const }];
    const { person } = await openPage({ documents: { slots, uploads: [refused] } });
    const slot = part('Get Pre-Approved');
    expect(part('Start here').getByText(/^“Old.pdf” wasn’t taken. This file asks for a password/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull();
    await person.upload(slot.getByLabelText(`Upload ${exampleSlot.name}`), new File([], 'empty.pdf'));
    expect(slot.getByText(/^This file is empty/)).toBeDefined();
    await person.click(slot.getByRole('button', { name: 'Dismiss empty.pdf' }));
    expect(slot.queryByText(/^This file is empty/)).toBeNull();
    await person.click(slot.getByRole('button', { name: 'Dismiss Old.pdf' }));
    await waitFor(() => {
      expect(slot.queryByText(/^This file asks for a password/)).toBeNull();
    });
    expect(document.activeElement).toBe(slot.getByRole('heading', { name: exampleSlot.name }).firstChild);
  });

  it('that can’t be taken isn’t sent, and says why', async () => {
    const { journey, person } = await openPage();
    await person.upload(choose('Choose files'), new File([], 'empty.pdf'));
    await screen.findByText('This file is empty. Check that it opens on your device, and upload it again.');
    await person.click(screen.getByRole('button', { name: 'Dismiss empty.pdf' }));
    expect(screen.queryByText(/This file is empty/)).toBeNull();
    expect(journey.requests.filter((request) => request.includes('uploads'))).toEqual([]);
  });

  it('that the service has no room for says so, and can be tried again', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(beginDocumentUpload, 409, { code: 'document.too-many', message: 'You can keep 500 files.' });
    const { person } = await openPage({ journey });
    await person.upload(choose('Choose files'), fileOf(10));
    await screen.findByText('You can keep 500 files.');
    journey.failWith(beginDocumentUpload, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again Stub.pdf' }));
    await waitFor(() => {
      expect(journey.documents()).toHaveLength(2);
    });
  });

  it('dropped on a slot goes there, and beside it, to the other documents', async () => {
    const { journey } = await openPage({ documents: { slots: [exampleSlot] } });
    const slot = screen.getByRole('heading', { name: exampleSlot.name }).closest('li') ?? document.body;
    fireEvent.drop(slot, { dataTransfer: { types: ['Files'], files: [fileOf(10, 'in.pdf')] } });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [fileOf(10, 'beside.pdf')] } });
    await waitFor(() => {
      const stored = journey.documents().map(({ name, slot: place }) => [name, place]);
      expect(stored.toSorted()).toEqual([
        ['beside.pdf', null],
        ['in.pdf', 'pay_stubs'],
      ]);
    });
  });
});

describe('an upload of another day', () => {
  it('goes on where it stopped, with the same file only', async () => {
    const { journey, person } = await openPage({ documents: { slots: [exampleSlot], uploads: [upload] } });
    expect(part('On the way').getByText(/^Stopped at 1.0 MB of 2.1 MB/)).toBeDefined();
    await person.upload(choose('Choose it again Stub.pdf'), fileOf(10));
    expect(part('On the way').getByText('That’s another file')).toBeDefined();
    await person.upload(choose('Choose it again Stub.pdf'), fileOf(2 * partBytes));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ id: 'document-of-upload-1', slot: 'pay_stubs' }]);
    });
    expect(journey.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  });

  it('that was refused says what to do, until it’s dismissed', async () => {
    const { person } = await openPage({ documents: { ...filled, uploads: [{ ...refused, slot: null }] } });
    expect(part('On the way').getByText(/^This file asks for a password/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Dismiss Old.pdf' }));
    await waitFor(() => {
      expect(screen.queryByText(/^This file asks for a password/)).toBeNull();
    });
    expect(document.activeElement?.textContent).toBe('Needed next');
  });
});

describe('a document', () => {
  const openDialog = async (options: RenderOptions = {}) => {
    const page = await openPage(options);
    await page.person.click(screen.getByRole('button', { name: 'Details of October.pdf' }));
    return page;
  };

  it('is renamed, moved, tagged, and dated', async () => {
    const { journey, person } = await openDialog();
    const form = dialog();
    await person.clear(form.getByLabelText('Name'));
    await person.type(form.getByLabelText('Name'), 'Stub');
    await person.selectOptions(form.getByLabelText('What it’s for'), 'Other documents');
    await person.type(form.getByLabelText(/^Tags/), 'Acme, 2026,');
    await person.type(form.getByLabelText(/^Note/), 'The last one of the year');
    fireEvent.change(form.getByLabelText(/^Date on the document/), { target: { value: '2026-12-01' } });
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([
        { name: 'Stub', slot: null, tags: ['Acme', '2026'], note: 'The last one of the year', datedOn: '2026-12-01' },
      ]);
    });
    expect(part('Other documents').getByText('Dated December 1, 2026')).toBeDefined();
  });

  it('that changed elsewhere shows both, and keeps what was typed if that’s chosen', async () => {
    const { journey, person } = await openDialog();
    await person.type(dialog().getByLabelText(/^Note/), 'Mine');
    journey.changeDocumentElsewhere('document-1', { note: 'Theirs' });
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('This document changed somewhere else');
    expect(dialog().getByText('Theirs')).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ note: 'Mine' }]);
    });
  });

  it('keeps what was typed about it when a version is opened or added', async () => {
    const { journey, person } = await openDialog();
    await person.type(dialog().getByLabelText(/^Note/), 'Mine');
    await person.click(dialog().getByRole('button', { name: 'Open Newest' }));
    await person.upload(choose('Upload a new version'), fileOf(10));
    expect(dialog().getByText(/^Save or cancel your changes first/)).toBeDefined();
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ note: 'Mine', versions: [{ bytes: 48_200 }] }]);
    });
  });

  it('gets a new version', async () => {
    const { journey, person } = await openDialog();
    await person.upload(choose('Upload a new version'), fileOf(10));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ versions: [{ bytes: 10 }, { bytes: 48_200 }] }]);
    });
  });

  it('goes out for signature, and says so, and that its newest file is signed', async () => {
    const other = { ...exampleDocument, id: 'document-2', name: 'Contract.pdf', versions: [] };
    const versions = exampleDocument.versions.map((version) => ({ ...version, sha256: 'cd'.repeat(32) }));
    const signed = { ...exampleSent, id: 'envelope-3', status: 'completed' as const, sealedSha256: 'cd'.repeat(32) };
    const { journey, person } = await openPage({
      documents: { ...filled, documents: [exampleDocument, { ...other, versions }] },
      envelopes: { envelopes: [exampleSent, signed] },
    });
    const links = [
      await screen.findByRole('link', { name: 'Out for signature' }),
      screen.getByRole('link', { name: 'Signed' }),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/signatures/envelope-2',
      '/signatures/envelope-3',
    ]);
    await person.click(screen.getByRole('button', { name: 'Details of October.pdf' }));
    await person.click(dialog().getByRole('button', { name: 'Have it signed' }));
    await screen.findByRole('button', { name: 'Add a signer' });
    expect(journey.envelopes()[0]).toMatchObject({ documentId: exampleDocument.id, status: 'draft' });
  });

  it('goes into the bin, comes back, and goes forever', async () => {
    const { journey, person, toasts } = await openDialog();
    const bin = async () => {
      await person.click(dialog().getByRole('button', { name: 'Move to the bin' }));
      await waitFor(() => {
        expect(toasts.at(-1)?.title).toBe('“October.pdf” is in the bin');
      });
      await screen.findByRole('heading', { name: 'Bin' });
    };
    await bin();
    expect(part('Bin').getByText(/stays here for 30 days/)).toBeDefined();
    expect(part('Bin').getByText(/^Gone on January [34], 2027$/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: exampleSlot.name }).firstChild);
    await person.click(part('Bin').getByText('Restore'));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Bin' })).toBeNull();
    });
    expect(document.activeElement?.textContent).toBe('Needed next');
    await person.click(await screen.findByRole('button', { name: 'Details of October.pdf' }));
    await bin();
    await person.click(part('Bin').getByText('Delete forever'));
    await person.click(dialog().getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => {
      expect(journey.documents()).toEqual([]);
    });
  });

  const withVersion = (change: Partial<BuyerDocument['versions'][number]>) => ({
    ...filled,
    documents: [{ ...exampleDocument, versions: exampleDocument.versions.map((one) => ({ ...one, ...change })) }],
  });

  it('with a hint shows the words that it rests on, and the buyer decides', async () => {
    const hint = { kind: 'missing-pages' as const, text: 'We didn’t find page 4 of 4.', basedOn: 'Page 3 of 4' };
    const { journey, person } = await openPage({ documents: withVersion({ hints: [hint] }) });
    expect(screen.getByText('The file says “Page 3 of 4”.', { exact: false })).toBeDefined();
    expect(choose('Replace October.pdf')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Looks fine: October.pdf' }));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ hintsSeen: true }]);
    });
    expect(screen.queryByText('We didn’t find page 4 of 4.')).toBeNull();
  });

  it('that runs something is downloaded, never shown', async () => {
    await openPage({ documents: withVersion({ dangers: ['script', 'attachment'] }) });
    expect(screen.getByText(/^It holds a script and other files, so we don’t open it here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open October.pdf' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download October.pdf' })).toBeDefined();
  });

  it('is found by words, with the place of the words, and by a tag', async () => {
    const letter = { ...exampleDocument, id: 'document-2', name: 'Letter.pdf', slot: null, tags: ['Work'] };
    const { journey, person } = await openPage({ documents: { ...filled, documents: [exampleDocument, letter] } });
    await person.type(screen.getByRole('searchbox'), 'october');
    await screen.findByText('1 found');
    expect(part('Results').getByText(/regular hours, net pay, october/)).toBeDefined();
    expect(part('Results').getByText(exampleSlot.name)).toBeDefined();
    expect(journey.requests.filter((request) => request.includes('search'))).toHaveLength(1);
    await person.clear(screen.getByRole('searchbox'));
    await person.click(screen.getByRole('button', { name: 'Work' }));
    await waitFor(() => {
      expect(part('Results').getByText('Letter.pdf', { selector: 'p' })).toBeDefined();
    });
    expect(part('Results').queryByText('October.pdf')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Work' }));
    expect(screen.getByRole('heading', { name: 'Other documents' })).toBeDefined();
  });

  it('that lost the tag it was found by leaves the page as it was', async () => {
    const { journey, person } = await openPage({
      documents: { ...filled, documents: [{ ...exampleDocument, tags: ['Work'] }] },
    });
    await person.click(screen.getByRole('button', { name: 'Work' }));
    await person.click(part('Results').getByRole('button', { name: 'Details of October.pdf' }));
    await person.clear(dialog().getByLabelText(/^Tags/));
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.documents()).toMatchObject([{ tags: [] }]);
    });
    expect(await screen.findByRole('heading', { name: 'Other documents' })).toBeDefined();
  });

  it('that can’t be looked for says so', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(searchDocuments, 503);
    const { person } = await openPage({ journey });
    await person.type(screen.getByRole('searchbox'), 'october');
    await screen.findByText('We couldn’t load your search', {}, { timeout: 5_000 });
  });

  it('can’t be saved: the page says why', async () => {
    const journey = inMemoryJourney({ documents: filled });
    journey.failWith(createDocumentDownload, 503, { message: 'Try again in a minute.' });
    journey.failWith(changeDocument, 503, { message: 'Try again in a minute.' });
    const { person, toasts } = await openDialog({ journey });
    await person.click(dialog().getByRole('button', { name: 'Save' }));
    await dialog().findByText('Try again in a minute.');
    await person.click(dialog().getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Download all' }));
    await waitFor(() => {
      expect(toasts.at(-1)?.description).toBe('Try again in a minute.');
    });
  });
});

describe('what the journey asks for', () => {
  it('isn’t needed for a reason, and is again', async () => {
    const { journey, person } = await openPage({ documents: { slots: [exampleSlot] } });
    await person.click(screen.getByRole('button', { name: `Not needed: ${exampleSlot.name}` }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please say why');
    await person.type(screen.getByLabelText('Why you don’t need it'), 'I am retired');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('I am retired');
    const title = screen.getByRole('heading', { name: exampleSlot.name });
    expect(document.activeElement).toBe(title.firstChild);
    expect(journey.slots()).toMatchObject([{ notNeededReason: 'I am retired' }]);
    await person.click(screen.getByRole('button', { name: `I need it after all: ${exampleSlot.name}` }));
    await waitFor(() => {
      expect(journey.slots()).toMatchObject([{ notNeededReason: '', status: 'needed' }]);
    });
  });

  it('is complete with fewer files than usual', async () => {
    const { journey, person } = await openPage();
    expect(part('Get Pre-Approved').getByText('1 of 2 files')).toBeDefined();
    await person.click(screen.getByRole('button', { name: `That’s all of it: ${exampleSlot.name}` }));
    await waitFor(() => {
      expect(journey.slots()).toMatchObject([{ complete: true }]);
    });
  });
});
