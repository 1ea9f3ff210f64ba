import { deleteSharedUpload, openSharedDocument, type SharedDocument } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleRequested, exampleShared } from '../../testing/in-memory/document-shares.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const at = '/shared-document/a-token';
function openLink(shared: SharedDocument, uploads: NonNullable<GivenJourney['documentShares']>['uploads'] = []) {
  const journey = inMemoryJourney({ documentShares: { shared: { 'a-token': shared }, uploads } });
  return renderJourney({ at, user: null, journey });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const gone = () => heading('This link doesn’t work');

describe('a shared document', () => {
  it('says whose it is, and shows every page, without the file', async () => {
    const { journey } = openLink(exampleShared);
    await heading('October statement');
    expect(screen.getByText(/^Jordan Rivera shared this document with you/)).toBeDefined();
    expect(screen.getByText(/can’t vouch for the person/)).toBeDefined();
    const pages = screen.getAllByRole<HTMLImageElement>('img', { name: /^Page/ });
    expect(pages.map((page) => [page.alt, page.getAttribute('loading'), new URL(page.src).pathname])).toEqual([
      ['Page 1 of 3', 'lazy', '/api/shared-documents/a-token/pages/1'],
      ['Page 2 of 3', 'lazy', '/api/shared-documents/a-token/pages/2'],
      ['Page 3 of 3', 'lazy', '/api/shared-documents/a-token/pages/3'],
    ]);
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
    // Its owner sees each opening.
    expect(journey.requests.filter((request) => request.includes('shared-documents'))).toHaveLength(1);
  });

  it('tries a page again that didn’t load', async () => {
    const { person } = openLink(exampleShared);
    fireEvent.error(await screen.findByAltText('Page 2 of 3'));
    expect(screen.getByRole('alert').textContent).toMatch(/^Page 2 of 3 didn’t load/);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByAltText('Page 2 of 3')).toBeDefined();
  });

  it('that holds a script can only be downloaded', async () => {
    const document = { type: 'application/pdf' as const, bytes: 900_000, dangers: ['script' as const], pages: 0 };
    openLink({ ...exampleShared, kind: 'download', document });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download (PDF, 900 KB)' });
    expect(new URL(link.href).pathname).toBe('/api/shared-documents/a-token/file');
    expect(screen.getByText(/It holds a script/)).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Page/ })).toBeNull();
  });

  it('can come from someone whose name isn’t known', async () => {
    openLink({ ...exampleShared, owner: null });
    await heading('October statement');
    expect(screen.getByText(/^Someone shared this document with you/)).toBeDefined();
    expect(screen.getByText('Do you know who sent you this link?')).toBeDefined();
  });
});

describe('a document that someone asks for', () => {
  it('is sent part by part, and has arrived once it was checked', async () => {
    const { person } = openLink(exampleRequested);
    await heading('Bank statements');
    const file = new File([new Uint8Array(1_500_000)], 'October.pdf', { type: 'application/pdf' });
    await person.upload(screen.getByLabelText('Choose files'), file);
    expect(await screen.findByText('Your file has arrived', undefined, { timeout: 5_000 })).toBeDefined();
    expect(screen.getByText(/^October\.pdf\. You can close/)).toBeDefined();
  }, 15_000);

  it('that was refused says why, until it’s dismissed', async () => {
    const refused = { id: 'sent-9', name: 'notes.txt', bytes: 12, received: 12, state: 'refused' as const };
    const { person, journey } = openLink(exampleRequested, [{ ...refused, refusal: 'wrong-type' }]);
    await screen.findByText(/^We take PDF, JPEG/);
    await person.click(screen.getByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => {
      expect(screen.queryByText('notes.txt')).toBeNull();
    });
    expect(document.activeElement?.textContent).toBe('Send files');
    expect(journey.requests).toContain(
      `DELETE ${deleteSharedUpload.path.replace(':token', 'a-token').replace(':uploadId', 'sent-9')}`,
    );
  });

  it('can no longer be sent once the link is turned off', async () => {
    const { person, journey } = openLink(exampleRequested);
    await heading('Bank statements');
    journey.endSharedDocument('a-token');
    await person.upload(screen.getByLabelText('Choose files'), new File(['a'], 'October.pdf'));
    expect(await screen.findByText(/This link doesn’t work/)).toBeDefined();
  });
});

describe('a link to a document', () => {
  it.each(['/shared-document/another', `/shared-document/${'a'.repeat(64)}`])(
    'that doesn’t work says so: %s',
    async (address) => {
      renderJourney({ at: address, user: null, documentShares: { shared: { 'a-token': exampleShared } } });
      await gone();
    },
  );

  it('that can’t be loaded is tried again', async () => {
    const journey = inMemoryJourney({ documentShares: { shared: { 'a-token': exampleShared } } });
    journey.failWith(openSharedDocument, 503);
    const { person } = renderJourney({ at, user: null, journey });
    await heading('We couldn’t load this page');
    journey.failWith(openSharedDocument, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('October statement');
  });
});
