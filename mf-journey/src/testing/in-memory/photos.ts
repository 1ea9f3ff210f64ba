import * as journey from '@hearthway/contracts/journey';
import type { BuyerDocument, DocumentSubject, DocumentUpload, Photo } from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';
import { exampleDocument } from './documents.js';

interface Documents {
  readonly documents: () => readonly BuyerDocument[];
  readonly listUploads: () => readonly DocumentUpload[];
}

/** Photos are documents that show something. Each has a small picture of one color. */
export function inMemoryPhotos({ documents, listUploads }: Documents) {
  return {
    routes: [
      route(journey.listPhotos, () => {
        const uploads = listUploads().filter(({ subject }) => subject !== null);
        return { photos: documents().flatMap(photoOf), uploads };
      }),
      route(journey.readDocumentThumbnail, ({ params: { documentId } }) => pictureOf(documentId) as never),
    ],
  };
}

function photoOf(document: BuyerDocument): Photo[] {
  const { subject, binnedAt } = document;
  return subject && binnedAt === null ? [{ ...document, subject }] : [];
}

export function examplePhoto(id: string, subject: DocumentSubject, changed: Partial<BuyerDocument> = {}): Photo {
  const versions = exampleDocument.versions.map((version) => ({
    ...version,
    id: `file-of-${id}`,
    type: 'image/jpeg' as const,
    pages: null,
  }));
  return { ...exampleDocument, id, name: `${id}.jpg`, slot: null, datedOn: null, versions, ...changed, subject };
}

/** Of a home, of its tour, and of a finding. */
export const examplePhotos = (homeId: string, findingId: string): readonly Photo[] => [
  examplePhoto('street', { kind: 'home', id: homeId }, { note: 'The street in the evening' }),
  examplePhoto('IMG_4021', { kind: 'home', id: homeId }),
  ...['Kitchen', 'Stain below the window', 'Electrical panel', 'Yard', 'Crack in the garage', 'Attic', 'Bath'].map(
    (note, index) => examplePhoto(`IMG_50${index}1`, { kind: 'tour', id: homeId }, { note }),
  ),
  examplePhoto('IMG_6001', { kind: 'finding', id: findingId }, { note: 'Lifted shingles' }),
  examplePhoto('IMG_6002', { kind: 'finding', id: findingId }),
];

function pictureOf(id: string): Response {
  const hue = Array.from(id).reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="hsl(${hue} 45% 55%)"/><path d="M120 250V170l120-80 120 80v80z" fill="hsl(${hue} 45% 85%)"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
