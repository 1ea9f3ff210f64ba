import {
  disclosureVersion,
  issueSigningMail,
  type Envelope,
  type EnvelopeEntry,
  type SigningMail,
  type SigningMailKind,
  type SigningTask,
} from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';
import { settled, upload } from '../../documents/testing/index.js';
import { somePdf } from './sealed-envelope.js';

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

export const place = { page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.05, required: true, label: '' };
export const entry: EnvelopeEntry = {
  title: 'Contract',
  senderName: 'Jordan Rivera',
  signers: [
    { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' },
    { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' },
  ],
  fields: [
    { ...place, id: 'jordan-signs', signerId: 'jordan', kind: 'signature' },
    { ...place, id: 'jordan-date', signerId: 'jordan', kind: 'date', x: 0.6 },
    { ...place, id: 'sam-signs', signerId: 'sam', kind: 'signature', page: 2 },
  ],
  days: 14,
};

/** A PDF of two pages, as a document of the buyer. */
export async function uploadContract(buyer: Buyer): Promise<string> {
  const id = await upload(buyer, await somePdf(), { name: 'Contract' });
  await settled(buyer);
  return id;
}

export const create = (buyer: Buyer, documentIds: readonly string[], key: string = randomUUID()) =>
  buyer.call('/api/envelopes', {
    method: 'POST',
    body: JSON.stringify({ sources: documentIds.map((documentId) => ({ kind: 'document', documentId })) }),
    headers: { 'idempotency-key': key },
  });

export const act = (buyer: Buyer, { id, version }: Envelope, what: string, body?: object, method = 'POST') =>
  buyer.call(`/api/envelopes/${id}${what}`, {
    method,
    headers: { 'if-match': `"${version}"` },
    ...(body && { body: JSON.stringify(body) }),
  });

export const envelopeOf = async (response: Response): Promise<Envelope> => {
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Envelope;
};

export const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

export const read = async (buyer: Buyer, id: string): Promise<Envelope> => {
  const { envelopes } = (await (await buyer.call('/api/envelopes')).json()) as { envelopes: Envelope[] };
  const found = envelopes.find((envelope) => envelope.id === id);
  if (!found) throw new Error('The envelope is gone');
  return found;
};

/** The service, a buyer with an uploaded contract, and an envelope of it that is ready. */
export function useEnvelopes() {
  let journey: JourneyUnderTest;
  let owner: Buyer;
  let contractId: string;
  let templateId: string;
  beforeAll(async () => {
    journey = await startJourneyUnderTest();
    owner = await journey.buyer();
    contractId = await uploadContract(owner);
    const draft = await envelopeOf(await create(owner, [contractId]));
    templateId = (await envelopeOf(await act(owner, draft, '', entry, 'PUT'))).id;
  });
  afterAll(() => journey.stop());

  /** A copy of the template, which is an envelope that is ready. That saves an upload, and opening the file. */
  async function copyFor(buyer: Buyer): Promise<Envelope> {
    const envelopes = journey.database.collection<{ _id: string; userId: string }>('envelopes');
    const found = await envelopes.findOne({ _id: templateId });
    if (!found) throw new Error('The template is gone');
    const id = randomUUID();
    await envelopes.insertOne({ ...found, _id: id, userId: buyer.userId });
    return { ...entry, id, version: 2 } as unknown as Envelope;
  }

  const sendCopy = async (buyer: Buyer): Promise<Envelope> =>
    envelopeOf(await act(buyer, await copyFor(buyer), '/send'));

  /** The newest email to a signer, as svc-commerce gets it when it is about to send it. */
  async function mailTo(envelopeId: string, signerId: string, kind: SigningMailKind): Promise<SigningMail> {
    const found = await eventually(async () => {
      const [newest] = await journey.database
        .collection<{ _id: string }>('signing-mails')
        .find({ envelopeId, signerId, kind })
        .sort({ requestedAt: -1 })
        .toArray();
      return newest ?? false;
    });
    if (!found) throw new Error('No email was asked for');
    const answer = await journey.callInternal(issueSigningMail, { mailId: found._id });
    expect(answer.status).toBe(200);
    return issueSigningMail.reply.parse(await answer.json());
  }

  async function linkTo(envelopeId: string, signerId: string, kind: SigningMailKind = 'signature-request') {
    const mail = await mailTo(envelopeId, signerId, kind);
    if (!('token' in mail)) throw new Error('It has no link');
    return mail.token;
  }

  async function codeTo(envelopeId: string, signerId: string) {
    const mail = await mailTo(envelopeId, signerId, 'signature-code');
    if (mail.kind !== 'signature-code') throw new Error('It has a link, and no code');
    return mail.code;
  }

  const post = (path: string, body: object) =>
    fetch(`${journey.url}/api/signing/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Opens the link and types the code. */
  async function enter(envelopeId: string, signerId: string, kind?: SigningMailKind) {
    const token = await linkTo(envelopeId, signerId, kind);
    expect((await post('codes', { token })).status).toBe(204);
    const code = await codeTo(envelopeId, signerId);
    const begun = await post('sessions', { token, code });
    expect(begun.status).toBe(201);
    const { session } = (await begun.json()) as { session: string };
    return { token, code, session };
  }

  async function readNumber(session: string): Promise<string> {
    const pdf = await (await post('format-test', { session })).arrayBuffer();
    const task = getDocument({ data: new Uint8Array(pdf) });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    await task.destroy();
    const number = items.flatMap((item) => ('str' in item && /^\d{4}$/.test(item.str) ? [item.str] : []))[0];
    return number ?? '';
  }

  async function consent(session: string): Promise<SigningTask> {
    const body = { session, disclosureVersion, formatTestNumber: await readNumber(session) };
    const answer = await post('consent', body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as SigningTask;
  }

  return {
    journey: () => journey,
    owner: () => owner,
    contractId: () => contractId,
    copyFor,
    sendCopy,
    mailTo,
    linkTo,
    codeTo,
    post,
    enter,
    consent,
  };
}
