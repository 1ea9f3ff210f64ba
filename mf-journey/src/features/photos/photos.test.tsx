import { exampleHomeEntry, exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { beginDocumentUpload, listPhotos, photoLimits, readDocumentThumbnail } from '@hearthway/contracts/journey';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { examplePhoto } from '../../testing/in-memory/photos.js';
import { inMemoryJourney, type GivenJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

const home = { kind: 'home', id: 'home-1' } as const;
const tour = { kind: 'tour', id: 'home-1' } as const;
const street = examplePhoto('street', home, { name: 'IMG_1.jpg', note: 'The street' });
const kitchen = examplePhoto('kitchen', tour, { name: 'IMG_2.jpg' });
const homes = { homes: [{ ...exampleHomeEntry, address: '12 Oak Street' }], missing: [] };
const given: GivenJourney = { homes, documents: { documents: [street, kitchen] } };

const shown = new Set<string>();
beforeEach(() => {
  shown.clear();
  let made = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      shown.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (address: string) => void shown.delete(address),
  });
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.report([{ isIntersecting: true }]);
      }
      readonly disconnect = (): void => undefined;
    },
  });
});
afterEach(() => void jest.restoreAllMocks());

async function openHome(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/home-search/home-1', ...given, ...options });
  await screen.findByRole('group', { name: 'Photos of this home' }, { timeout: 15_000 });
  return rendered;
}
const photosOf = (name: string) => within(screen.getByRole('group', { name: `Photos of ${name}` }));
const choose = (of: string) => screen.getByLabelText(`Add photos of ${of}`, { selector: 'input' });
const picture = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/jpeg' });

describe('the photos of a home', () => {
  it('are apart from those of its tour, and their pictures are let go with the page', async () => {
    const { unmount } = await openHome();
    expect(await photosOf('this home').findByRole('button', { name: 'View photo 1, The street' })).toBeDefined();
    expect(photosOf('your tour').getByRole('button', { name: 'View photo 1, IMG_2.jpg' })).toBeDefined();
    await waitFor(() => {
      expect(shown.size).toBe(2);
    });
    unmount();
    expect(shown.size).toBe(0);
  });

  it('say what could be there, and take several at once, which are there once they are checked', async () => {
    const { person, journey } = await openHome({ documents: {} });
    expect(await photosOf('your tour').findByText(/^Photograph what you want to remember/)).toBeDefined();
    await person.upload(choose('this home'), [picture('a.jpg'), picture('b.jpg')]);
    await photosOf('this home').findByRole('button', { name: /^View photo 2/ }, { timeout: 5_000 });
    expect(journey.documents()).toMatchObject([{ subject: home }, { subject: home }]);
    expect(photosOf('your tour').queryByRole('button', { name: /^View/ })).toBeNull();
  });

  it('are pictures only', async () => {
    const { journey } = await openHome();
    const files = [new File(['%PDF'], 'report.pdf', { type: 'application/pdf' })];
    Object.defineProperty(choose('this home'), 'files', { value: files, configurable: true });
    act(() => void choose('this home').dispatchEvent(new Event('change', { bubbles: true })));
    expect(await screen.findByText(/^Photos are JPEG, PNG, or HEIC files/)).toBeDefined();
    expect(journey.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('that the service refuses say why, and can be tried again', async () => {
    const journey = inMemoryJourney(given);
    journey.failWith(beginDocumentUpload, 409, { code: 'photo.too-many', message: 'You can keep 40 photos here.' });
    const { person } = await openHome({ journey });
    await person.upload(choose('your tour'), picture('a.jpg'));
    expect(await photosOf('your tour').findByText('You can keep 40 photos here.')).toBeDefined();
    expect(photosOf('this home').queryByText('a.jpg')).toBeNull();
    journey.failWith(beginDocumentUpload, undefined);
    await person.click(screen.getByRole('button', { name: 'Try again a.jpg' }));
    await photosOf('your tour').findByRole('button', { name: 'View photo 2, a.jpg' }, { timeout: 5_000 });
  });

  it('are as many as fit', async () => {
    const documents = Array.from({ length: photoLimits.perSubject }, (_, place) => examplePhoto(`p${place}`, home));
    await openHome({ documents: { documents } });
    expect(await photosOf('this home').findByText(/^40 photos are the most we keep here/)).toBeDefined();
    expect(screen.queryByLabelText('Add photos of this home', { selector: 'input' })).toBeNull();
  });

  it('get captions', async () => {
    const { person, journey } = await openHome();
    await person.click(await screen.findByRole('button', { name: 'Add the caption of photo 1, IMG_2.jpg' }));
    await person.type(screen.getByLabelText(/^What it shows/), 'New cabinets');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await photosOf('your tour').findByRole('button', { name: 'View photo 1, New cabinets' });
    expect(journey.documents()[1]).toMatchObject({ name: 'IMG_2.jpg', note: 'New cabinets', subject: tour });
  });

  it('are deleted into the bin, and come back with Undo', async () => {
    const { person, journey, toasts } = await openHome();
    await person.click(await screen.findByRole('button', { name: 'Delete photo 1, The street' }));
    await waitFor(() => {
      expect(toasts.at(-1)?.title).toBe('Photo deleted');
    });
    expect(photosOf('this home').queryByRole('button', { name: /^View/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos of this home' }));
    expect(journey.documents()[0]?.binnedAt).not.toBeNull();
    act(() => toasts.at(-1)?.action?.onSelect());
    await photosOf('this home').findByRole('button', { name: 'View photo 1, The street' });
  });

  it('open in the viewer', async () => {
    const { person } = await openHome();
    await person.click(await screen.findByRole('button', { name: 'View photo 1, The street' }));
    expect(await screen.findByRole('dialog', { name: 'The street' })).toBeDefined();
  });

  it('that can’t be loaded say so, and can be added all the same', async () => {
    const journey = inMemoryJourney(given);
    journey.failWith(listPhotos, 503);
    journey.failWith(readDocumentThumbnail, 503);
    const { person } = await openHome({ journey });
    const ofHome = photosOf('this home');
    await ofHome.findByText('We couldn’t load the photos. Check your connection and try again.', undefined, {
      timeout: 5_000,
    });
    expect(choose('this home')).toBeDefined();
    journey.failWith(listPhotos, undefined);
    await person.click(ofHome.getByRole('button', { name: 'Try again' }));
    expect(await ofHome.findByText('Didn’t load', undefined, { timeout: 5_000 })).toBeDefined();
  });
});

describe('the page of documents', () => {
  it('says where photos are, and lists them nowhere else', async () => {
    const binned = { ...examplePhoto('gone', home), binnedAt: '2026-12-01T10:00:00.000Z' };
    const found = examplePhoto('found', { kind: 'finding', id: 'finding-1' });
    renderJourney({ at: '/documents', homes, documents: { documents: [street, kitchen, found, binned] } });
    const title = await screen.findByText('Photos', { selector: 'h2' }, { timeout: 15_000 });
    const places = within(title.closest('section') ?? document.body);
    expect(places.getByText('3 photos')).toBeDefined();
    expect(await places.findByText('12 Oak Street')).toBeDefined();
    expect(places.getByText('1 photo of the home · 1 photo of your tour')).toBeDefined();
    expect([...places.getAllByText(/^See them/)].map((link) => link.getAttribute('href'))).toEqual([
      '/home-search/home-1',
      '/home-inspection#inspection-findings',
    ]);
    expect(screen.queryByText('IMG_1.jpg')).toBeNull();
    expect(screen.getByRole('region', { name: 'Start here' })).toBeDefined();
  });
});

describe('the photos of a finding', () => {
  const [first, second] = exampleInspection.findings;
  const found = examplePhoto('found', { kind: 'finding', id: second?.id ?? '' });

  it('are counted, and open below it', async () => {
    const { person } = renderJourney({
      at: '/home-inspection',
      contract: { contract: storedContract(examplePurchaseTerms) },
      inspection: { entry: exampleInspection },
      documents: { documents: [found] },
    });
    const name = `1 photo of the finding about ${second?.area}`;
    await person.click(await screen.findByRole('button', { name }, { timeout: 15_000 }));
    const photos = await screen.findByRole('group', { name: `Photos of the finding about ${second?.area}` });
    expect(await within(photos).findByRole('button', { name: 'View photo 1, found.jpg' })).toBeDefined();
    expect(screen.getByRole('button', { name: `Photos of the finding about ${first?.area}` })).toBeDefined();
  });
});
