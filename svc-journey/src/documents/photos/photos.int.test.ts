import { exampleHomeEntry, exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  listPhotos,
  photoLimits,
  type DocumentSubject,
  type Home,
  type InspectionView,
} from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';
import { pdfOf, photo } from '../testing/sample-files.js';
import { begin, center, settled, upload, type Buyer } from '../testing/upload-files.js';

let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

async function send(buyer: Buyer, method: string, path: string, version: number | string, body?: object) {
  const headers =
    typeof version === 'number' ? { 'if-match': `"${version}"` } : { 'idempotency-key': version || randomUUID() };
  const response = await buyer.call(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as { readonly code?: string } };
}
const outcomeOf = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];

async function haveHome(buyer: Buyer, address: string): Promise<Home> {
  const added = await send(buyer, 'POST', '/api/homes', '', { ...exampleHomeEntry, address });
  return (added.body as unknown as { home: Home }).home;
}

const photosOf = async (buyer: Buyer) => listPhotos.reply.parse(await (await buyer.call('/api/photos')).json()).photos;

/** Once it is there. */
async function takePhoto(buyer: Buyer, subject: DocumentSubject, name = 'IMG_1.jpg'): Promise<string> {
  const id = await upload(buyer, await photo('jpeg', 64), { name, subject });
  await eventually(async () => {
    expect((await photosOf(buyer)).map((one) => one.id)).toContain(id);
  });
  return id;
}

const full = (buyer: Buyer, subject: DocumentSubject, count: number) =>
  journey.database.collection<{ _id: string }>('documents').insertMany(
    Array.from({ length: count }, () => ({
      _id: randomUUID(),
      userId: buyer.userId,
      version: 1,
      name: 'IMG.jpg',
      slot: null,
      subject,
      tags: [],
      note: '',
      datedOn: null,
      hintsSeen: false,
      versions: [
        {
          id: randomUUID(),
          type: 'image/jpeg',
          bytes: 9,
          pages: null,
          sha256: '',
          scan: 'clean',
          dangers: [],
          hints: [],
          uploadedAt: new Date().toISOString(),
          key: '',
        },
      ],
      createdAt: new Date(),
      updatedAt: new Date(),
      binnedAt: null,
    })),
  );

describe('a photo of a home', () => {
  it('is listed apart, only for its buyer, and of a home of theirs', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    const { id: homeId } = await haveHome(buyer, '1 Photo Lane');
    const subject = { kind: 'home', id: homeId } as const;
    expect(await outcomeOf(await begin(other, { subject }))).toEqual([404, 'document.not-found']);
    expect(await outcomeOf(await begin(buyer, { subject: { kind: 'finding', id: homeId } }))).toEqual([
      404,
      'document.not-found',
    ]);
    const photoId = await takePhoto(buyer, subject);
    const [taken] = await photosOf(buyer);
    expect(taken).toMatchObject({ id: photoId, subject, name: 'IMG_1.jpg', slot: null, versions: [{ pages: null }] });
    expect(await photosOf(other)).toEqual([]);
    const picture = await buyer.call(`/api/documents/${photoId}/versions/${taken?.versions[0]?.id}/thumbnail`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('is a picture, also in a new version, which shows the same', async () => {
    const buyer = await journey.buyer();
    const { id } = await haveHome(buyer, '2 Photo Lane');
    const subject = { kind: 'tour', id } as const;
    const photoId = await takePhoto(buyer, subject);
    await upload(buyer, await pdfOf(['A report']), { subject });
    await upload(buyer, await pdfOf(['Another report']), { documentId: photoId });
    const { uploads, files } = await settled(buyer);
    expect(uploads).toMatchObject([
      { state: 'refused', refusal: 'not-a-photo', subject },
      { state: 'refused', refusal: 'not-a-photo', subject },
    ]);
    // Refusals count until they are dismissed.
    expect(files).toBe(3);
  });

  it('goes into the bin with the home, and comes back as a document', async () => {
    const buyer = await journey.buyer();
    const [kept, gone] = [await haveHome(buyer, '3 Photo Lane'), await haveHome(buyer, '4 Photo Lane')];
    const keptId = await takePhoto(buyer, { kind: 'home', id: kept.id });
    const goneId = await takePhoto(buyer, { kind: 'tour', id: gone.id });
    const { id: late } = (await (await begin(buyer, { subject: { kind: 'home', id: gone.id }, bytes: 4 })).json()) as {
      id: string;
    };
    expect((await send(buyer, 'DELETE', `/api/homes/${gone.id}`, gone.version)).status).toBe(204);
    expect((await photosOf(buyer)).map(({ id }) => id)).toEqual([keptId]);
    const binned = (await center(buyer)).documents.find(({ id }) => id === goneId);
    expect(binned?.binnedAt).not.toBeNull();
    const restored = await send(buyer, 'POST', `/api/documents/${goneId}/restore`, binned?.version ?? 0);
    expect(restored).toMatchObject({ status: 200, body: { subject: null, binnedAt: null } });
    expect((await buyer.call(`/api/document-uploads/${late}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('that arrives after its home was deleted goes into the bin', async () => {
    const buyer = await journey.buyer();
    const { id, version } = await haveHome(buyer, '5 Photo Lane');
    const bytes = await photo('png', 64);
    const subject = { kind: 'home', id } as const;
    const begun = (await (await begin(buyer, { subject, bytes: bytes.length })).json()) as { id: string };
    await send(buyer, 'DELETE', `/api/homes/${id}`, version);
    await buyer.call(`/api/document-uploads/${begun.id}`, {
      method: 'PATCH',
      body: bytes,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    });
    const { documents } = await settled(buyer);
    expect(documents).toMatchObject([{ id: begun.id, subject }]);
    expect(documents[0]?.binnedAt).not.toBeNull();
  });

  it('moves with its home into the one that it is merged into', async () => {
    const buyer = await journey.buyer();
    const [one, other] = [await haveHome(buyer, '6 Photo Lane'), await haveHome(buyer, '7 Photo Lane')];
    const [ofHome, ofTour] = [
      await takePhoto(buyer, { kind: 'home', id: other.id }),
      await takePhoto(buyer, { kind: 'tour', id: other.id }),
    ];
    const onTheWay = (await (await begin(buyer, { subject: { kind: 'tour', id: other.id } })).json()) as { id: string };
    const merged = await send(buyer, 'PUT', `/api/homes/${one.id}`, one.version, {
      ...exampleHomeEntry,
      address: '7 Photo Lane',
    });
    expect(merged).toMatchObject({ status: 200, body: { merged: true } });
    expect(await photosOf(buyer)).toMatchObject([
      { id: ofHome, subject: { kind: 'home', id: one.id } },
      { id: ofTour, subject: { kind: 'tour', id: one.id } },
    ]);
    const { uploads } = await center(buyer);
    expect(uploads).toMatchObject([{ id: onTheWay.id, subject: { kind: 'tour', id: one.id } }]);
  });

  it('has room beside 39 others, also when many are taken at once, and comes back from the bin only if it has', async () => {
    const buyer = await journey.buyer();
    const { id } = await haveHome(buyer, '8 Photo Lane');
    const subject = { kind: 'tour', id } as const;
    await full(buyer, { kind: 'home', id }, photoLimits.perSubject);
    await full(buyer, subject, photoLimits.perSubject - 1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => begin(buyer, { subject })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await outcomeOf(await begin(buyer, { subject })))[1]).toBe('photo.too-many');
    const [first] = (await photosOf(buyer)).filter((one) => one.subject.kind === 'tour');
    expect((await send(buyer, 'DELETE', `/api/documents/${first?.id}`, 1)).status).toBe(204);
    expect((await begin(buyer, { subject })).status).toBe(201);
    const restored = await send(buyer, 'POST', `/api/documents/${first?.id}/restore`, 2);
    expect([restored.status, restored.body.code]).toEqual([409, 'photo.too-many']);
  });
});

describe('a photo of a finding', () => {
  it('needs a finding of the home under contract, and goes into the bin with it', async () => {
    const buyer = await journey.buyer();
    const contract = await send(buyer, 'POST', '/api/contract', '', examplePurchaseTerms);
    const { id: contractId } = contract.body as unknown as { id: string };
    const [first, ...others] = exampleInspection.findings;
    const subject = { kind: 'finding', id: first?.id ?? '' } as const;
    expect(await outcomeOf(await begin(buyer, { subject }))).toEqual([404, 'document.not-found']);
    const save = (version: number, findings: typeof others) =>
      send(buyer, 'PUT', '/api/inspection', version, { contractId, entry: { ...exampleInspection, findings } });
    expect((await save(0, exampleInspection.findings)).status).toBe(200);
    const photoId = await takePhoto(buyer, subject);
    const saved = await save(1, exampleInspection.findings);
    expect((saved.body as unknown as InspectionView).letter?.text).toContain('the pages of the report and one photo.');
    expect(await photosOf(buyer)).toMatchObject([{ id: photoId, version: 1 }]);
    expect((await save(2, others)).status).toBe(200);
    expect(await photosOf(buyer)).toEqual([]);
    expect((await center(buyer)).documents).toMatchObject([{ id: photoId, version: 2, subject }]);
  });
});
