import { documentShare, type DocumentShare } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../../testing/index.js';
import { pdfOf } from '../../testing/sample-files.js';
import { sendTo, settled, upload, type Buyer, type Call } from '../../testing/upload-files.js';

interface Made {
  readonly token: string;
  readonly share: DocumentShare;
}

/** The service, a buyer with a paper, and who gets links to it. */
export function useShares() {
  let journey: JourneyUnderTest;
  let file: Buffer;
  let usual: Awaited<ReturnType<typeof buyerWithPaper>>;
  beforeAll(async () => {
    file = await pdfOf(['The first page', 'The second page']);
    journey = await startJourneyUnderTest();
    usual = await buyerWithPaper();
  });
  afterAll(() => journey.stop());

  /** Without an account. */
  const anyone: Call = (path, { headers, ...init } = {}) =>
    fetch(`${journey.url}${path}`, { ...init, headers: { 'content-type': 'application/json', ...headers } });

  async function make(buyer: Buyer, path: string, body: object, key: string = randomUUID()): Promise<Made> {
    const headers = { 'idempotency-key': key };
    const answer = await buyer.call(path, { method: 'POST', body: JSON.stringify(body), headers });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Made;
  }
  const shareOf = (buyer: Buyer, documentId: string, kind: 'view' | 'download', key?: string) =>
    make(buyer, `/api/documents/${documentId}/shares`, { kind, recipient: 'Lee Lender', days: 7 }, key);
  const requestOf = (buyer: Buyer, slot = 'bank_statements') =>
    make(buyer, `/api/document-slots/${slot}/requests`, { recipient: 'Kim Co-buyer', days: 7 });
  const sharesOf = async (buyer: Buyer): Promise<DocumentShare[]> => {
    const { shares } = (await (await buyer.call('/api/document-shares')).json()) as { shares: unknown[] };
    return shares.map((share) => documentShare.parse(share));
  };

  /** A buyer with a paper. The check of a file takes its time, so that most tests share one. */
  async function buyerWithPaper() {
    const buyer = await journey.buyer();
    const documentId = await upload(buyer, file, { name: 'Paper', slot: 'photo_id' });
    await settled(buyer);
    return { ...buyer, documentId };
  }

  /** One link of each kind. */
  async function buyerWithLinks(given?: Awaited<ReturnType<typeof buyerWithPaper>>) {
    const buyer = given ?? (await buyerWithPaper());
    const { documentId } = buyer;
    const links = {
      view: await shareOf(buyer, documentId, 'view'),
      download: await shareOf(buyer, documentId, 'download'),
      upload: await requestOf(buyer),
    };
    return { ...buyer, links };
  }
  type Kind = keyof Awaited<ReturnType<typeof buyerWithLinks>>['links'];

  const pathOf = (token: string, rest = ''): string => `/api/shared-documents/${token}${rest}`;
  const beginThrough = (token: string, given: object = { name: 'Statement', bytes: file.length }) =>
    anyone(pathOf(token, '/uploads'), { method: 'POST', body: JSON.stringify(given) });
  const verbs = {
    open: (token) => anyone(pathOf(token)),
    page: (token) => anyone(pathOf(token, '/pages/1')),
    file: (token) => anyone(pathOf(token, '/file')),
    uploads: (token) => anyone(pathOf(token, '/uploads')),
    begin: (token) => beginThrough(token),
    resume: (token, id) =>
      anyone(pathOf(token, `/uploads/${id}`), { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }),
    send: (token, id) => sendTo(anyone, pathOf(token, `/uploads/${id}`), { offset: 0, bytes: file }),
    delete: (token, id) => anyone(pathOf(token, `/uploads/${id}`), { method: 'DELETE' }),
  } satisfies Record<string, (token: string, uploadId: string) => Promise<Response>>;
  type Verb = keyof typeof verbs;
  const allVerbs = Object.keys(verbs) as Verb[];

  const allowed: Readonly<Record<Kind, readonly Verb[]>> = {
    view: ['open', 'page'],
    download: ['open', 'page', 'file'],
    upload: ['open', 'uploads', 'begin'],
  };

  /** What each verb answers, for an upload that isn’t of this link where one is named. */
  async function answersOf(token: string, uploadId: string) {
    const answers = await Promise.all(
      allVerbs.map(async (verb) => {
        const answer = await verbs[verb](token, uploadId);
        await answer.arrayBuffer();
        return [verb, answer.status] as const;
      }),
    );
    return answers.filter(([, status]) => status !== 404).map(([verb]) => verb);
  }

  return {
    journey: () => journey,
    file: () => file,
    usual: () => usual,
    anyone,
    shareOf,
    requestOf,
    sharesOf,
    buyerWithLinks,
    pathOf,
    beginThrough,
    verbs,
    allowed,
    answersOf,
  };
}
