import { documentShare, type DocumentShare, type ShareKind } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../../testing/index.js';
import { pdfOf } from '../../testing/sample-files.js';
import { sendTo, settled, upload, type Buyer, type Call } from '../../testing/upload-files.js';

interface MadeShare {
  readonly token: string;
  readonly share: DocumentShare;
}

interface SharingBuyer extends Buyer {
  /** Has two pages. */
  readonly documentId: string;
}

/** The service, a buyer with a document, and whoever gets links to it. */
export function useShares() {
  let journey: JourneyUnderTest;
  let file: Buffer;
  let usual: SharingBuyer;
  beforeAll(async () => {
    file = await pdfOf(['The first page', 'The second page']);
    journey = await startJourneyUnderTest();
    usual = await buyerWithDocument();
  });
  afterAll(() => journey.stop());

  /** Without an account. */
  const anyone: Call = (path, { headers, ...init } = {}) =>
    fetch(`${journey.url}${path}`, { ...init, headers: { 'content-type': 'application/json', ...headers } });

  async function make(buyer: Buyer, path: string, body: object, key: string = randomUUID()): Promise<MadeShare> {
    const headers = { 'idempotency-key': key };
    const answer = await buyer.call(path, { method: 'POST', body: JSON.stringify(body), headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as MadeShare;
  }
  const shareOf = (buyer: Buyer, documentId: string, kind: 'view' | 'download', key?: string) =>
    make(buyer, `/api/documents/${documentId}/shares`, { kind, recipient: 'Lee Lender', days: 7 }, key);
  const requestOf = (buyer: Buyer, slot = 'bank_statements') =>
    make(buyer, `/api/document-slots/${slot}/requests`, { recipient: 'Kim Co-buyer', days: 7 });
  const sharesOf = async (buyer: Buyer): Promise<DocumentShare[]> => {
    const { shares } = (await (await buyer.call('/api/document-shares')).json()) as { shares: unknown[] };
    return shares.map((share) => documentShare.parse(share));
  };

  /** The check of a file takes its time, so most tests share one. */
  async function buyerWithDocument(): Promise<SharingBuyer> {
    const buyer = await journey.buyer();
    await upload(buyer, file, { name: 'Scan', slot: 'photo_id' });
    const { documents } = await settled(buyer);
    return { ...buyer, documentId: documents[0]?.id ?? '' };
  }

  /** One link of each kind, and an upload that was begun through the last one. */
  async function linksOf(buyer: SharingBuyer) {
    const { documentId } = buyer;
    const links: Readonly<Record<ShareKind, MadeShare>> = {
      view: await shareOf(buyer, documentId, 'view'),
      download: await shareOf(buyer, documentId, 'download'),
      upload: await requestOf(buyer),
    };
    const { id: uploadId } = (await (await beginThrough(links.upload.token)).json()) as { id: string };
    return { links, uploadId };
  }

  const pathOf = (token: string, rest = ''): string => `/api/shared-documents/${token}${rest}`;
  const beginThrough = (
    token: string,
    given: object = { name: 'Statement', bytes: file.length },
    key: string = randomUUID(),
  ) =>
    anyone(pathOf(token, '/uploads'), {
      method: 'POST',
      body: JSON.stringify(given),
      headers: { 'idempotency-key': key },
    });
  /** Everything that can be asked for with a token. */
  const verbs = {
    open: (token) => anyone(pathOf(token)),
    page: (token) => anyone(pathOf(token, '/pages/1')),
    file: (token) => anyone(pathOf(token, '/file')),
    'end of the file': (token) => anyone(pathOf(token, '/file'), { headers: { range: 'bytes=-10' } }),
    'size of the file': (token) => anyone(pathOf(token, '/file'), { method: 'HEAD' }),
    uploads: (token) => anyone(pathOf(token, '/uploads')),
    begin: (token) => beginThrough(token),
    resume: (token, id) =>
      anyone(pathOf(token, `/uploads/${id}`), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }),
    send: (token, id) => sendTo(anyone, pathOf(token, `/uploads/${id}`), { offset: 0, bytes: file.subarray(0, 9) }),
    delete: (token, id) => anyone(pathOf(token, `/uploads/${id}`), { method: 'DELETE' }),
  } satisfies Record<string, (token: string, uploadId: string) => Promise<Response>>;

  /** What is answered at all; everything else is a 404. One after another, since `delete` ends what others use. */
  async function answeredTo(token: string, uploadId: string): Promise<string[]> {
    const answered: string[] = [];
    for (const [verb, ask] of Object.entries(verbs)) {
      const answer = await ask(token, uploadId);
      await answer.arrayBuffer();
      if (answer.status !== 404) answered.push(verb);
    }
    return answered;
  }

  return {
    journey: () => journey,
    file: () => file,
    usual: () => usual,
    anyone,
    shareOf,
    requestOf,
    sharesOf,
    buyerWithDocument,
    linksOf,
    pathOf,
    beginThrough,
    verbs,
    answeredTo,
  };
}
