import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { openSharedDocument } from '@hearthway/contracts/journey';
import { exampleShared } from '../../testing/in-memory/documents.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const open = (documents: GivenJourney['documents']) =>
  renderJourney({ at: '/shared-document#a-token', user: null, documents });

describe('a shared document', () => {
  it('is shown page by page, without a download', async () => {
    const { person } = open({ shared: { 'a-token': exampleShared } });
    await screen.findByRole('heading', { name: 'October.pdf', level: 1 });
    expect(screen.getByText(/Jordan Rivera shared this document with Lee Lender/)).toBeDefined();
    const page = screen.getByAltText<HTMLImageElement>('October.pdf, page 1 of 2');
    expect(new URL(page.src).pathname).toBe('/api/shared-documents/a-token/pages/1');
    fireEvent.load(page);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByAltText('October.pdf, page 2 of 2')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('says that a page can’t be shown, and tries again', async () => {
    const { person } = open({ shared: { 'a-token': exampleShared } });
    fireEvent.error(await screen.findByAltText('October.pdf, page 1 of 2'));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByAltText('October.pdf, page 1 of 2')).toBeDefined();
  });

  it('that holds a script can only be downloaded', async () => {
    const document = {
      name: 'Form',
      type: 'application/pdf' as const,
      bytes: 900,
      dangers: ['script' as const],
      pages: 0,
    };
    open({ shared: { 'a-token': { ...exampleShared, kind: 'download', document } } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Download \(PDF/ });
    expect(new URL(link.href).pathname).toBe('/api/shared-documents/a-token/file');
    expect(screen.getByText(/It holds a script/)).toBeDefined();
    expect(screen.queryByRole('img', { name: /page 1/ })).toBeNull();
  });
});

describe('a paper that is asked for', () => {
  it('is sent here, and a refusal says why', async () => {
    const refused = { id: 'upload-1', name: 'notes.txt', bytes: 12, received: 12 };
    const asked = { ...exampleShared, kind: 'upload' as const, document: null, slotName: 'Bank statements' };
    open({
      shared: { 'a-token': asked },
      sharedUploads: [{ ...refused, state: 'refused', refusal: 'wrong-type' }],
    });
    await screen.findByRole('heading', { name: 'Bank statements', level: 1 });
    await screen.findByText(/We take PDF, JPEG/);
    expect(screen.getByLabelText('Choose files')).toBeDefined();
  });
});

describe('a link', () => {
  it.each(['/shared-document', '/shared-document#another-token'])('that doesn’t work says so: %s', async (at) => {
    renderJourney({ at, user: null, documents: { shared: { 'a-token': exampleShared } } });
    await screen.findByRole('heading', { name: 'This link doesn’t work' });
  });

  it('that can’t be loaded is tried again', async () => {
    const journey = inMemoryJourney({ documents: { shared: { 'a-token': exampleShared } } });
    journey.failWith(openSharedDocument, 503);
    const { person } = renderJourney({ at: '/shared-document#a-token', user: null, journey });
    await screen.findByText('We couldn’t load this page');
    journey.failWith(openSharedDocument, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'October.pdf' });
  });
});
