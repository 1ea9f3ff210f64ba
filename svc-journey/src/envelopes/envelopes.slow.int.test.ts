import {
  auditText,
  envelopeLimits,
  type AuditStep,
  type DocumentCenter,
  type Envelope,
  type EnvelopeAudit,
  type Happened,
  type SigningTask,
} from '@hearthway/contracts/journey';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { settled, upload } from '../documents/testing/index.js';
import { writePdf, type PdfContent } from '../pdf/index.js';
import type { JourneyUnderTest } from '../testing/index.js';
import { appendStep } from './audit-chain.js';
import { verifyEnvelope } from './sealing/verify-envelope.js';
import { sha256 } from './testing/sha256.js';
import {
  act,
  codeOf,
  create,
  entry,
  envelopeOf,
  place,
  read,
  uploadContract,
  useEnvelopes,
} from './testing/use-envelopes.js';

const { journey, owner, contractId, copyFor, post, enter, consent } = useEnvelopes();

type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

async function sendNew(buyer: Buyer, documentId: string): Promise<Envelope> {
  const draft = await envelopeOf(await create(buyer, [documentId]));
  const ready = await envelopeOf(await act(buyer, draft, '', entry, 'PUT'));
  return envelopeOf(await act(buyer, ready, '/send'));
}

const addendum: PdfContent = {
  title: 'Addendum',
  lead: 'More to agree on',
  writtenAt: new Date('2026-11-20T10:00:00Z'),
  blocks: [{ kind: 'paragraph', text: 'The fridge stays.' }],
};

/** Of a document’s newest file. */
async function digestOf(documentId: string): Promise<string | undefined> {
  const documents = journey().database.collection<{ _id: string; versions: { sha256: string }[] }>('documents');
  return (await documents.findOne({ _id: documentId }))?.versions[0]?.sha256;
}

const rows = () => journey().database.collection<{ _id: string; steps: AuditStep[] }>('envelopes');

/** Of this draft, as if everyone had signed it. */
async function signedSteps(envelopeId: string): Promise<readonly AuditStep[]> {
  const found = await rows().findOne({ _id: envelopeId });
  const moment = { at: new Date().toISOString(), sha256 };
  const by = (signerId: string) => ({ signerId, network: '203.0.113.7' });
  const { title, senderName, signers, fields } = entry;
  const sent = { title, senderName, senderEmail: 'jordan@example.com', signers, fields, expiresAt: moment.at };
  const happenings: Happened[] = [
    { kind: 'sent', ...sent },
    ...signers.map(({ id }) => ({ kind: 'signed' as const, ...by(id), values: {}, drawings: {} })),
  ];
  return happenings.reduce<readonly AuditStep[]>(
    (steps, happened) => appendStep(steps, happened, moment),
    found?.steps ?? [],
  );
}

async function pagesOf(pdf: Buffer): Promise<number> {
  const task = getDocument({ data: new Uint8Array(pdf) });
  const { numPages } = await task.promise;
  await task.destroy();
  return numPages;
}

async function signAs(envelopeId: string, signerId: string): Promise<SigningTask> {
  const { session } = await enter(envelopeId, signerId);
  const { fields } = await consent(session);
  const values = Object.fromEntries(fields.map(({ id }) => [id, signerId]));
  const answer = await post('signatures', { session, values });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SigningTask;
}

describe('an envelope', () => {
  it('is signed by two people in order, sealed, and right for anyone who checks it', async () => {
    const buyer = owner();
    const { id, documentId } = await sendNew(buyer, contractId());
    expect(await journey().database.collection('signing-mails').countDocuments({ envelopeId: id })).toBe(1);
    expect(await signAs(id, 'jordan')).toMatchObject({ youSigned: true, status: 'sent' });
    const before = [{ signerName: 'Jordan Rivera', values: { 'jordan-signs': 'jordan' } }];
    expect(await signAs(id, 'sam')).toMatchObject({ youSigned: true, status: 'sealing', signed: before });
    const done = await eventually(async () => {
      const now = await read(buyer, id);
      return now.status === 'completed' && now;
    });
    const pdf = Buffer.from(await (await buyer.call(`/api/envelopes/${id}/file`)).arrayBuffer());
    const steps = (await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as EnvelopeAudit;
    const audit = Buffer.from(auditText(steps));
    expect((await verifyEnvelope({ pdf, audit }, sha256)).problems).toEqual([]);
    const changed = Buffer.from(pdf);
    changed.writeUInt8(changed.readUInt8(2_000) ^ 1, 2_000);
    expect((await verifyEnvelope({ pdf: changed, audit }, sha256)).problems).not.toEqual([]);

    // It is also the newest version of the document.
    expect(done && done.signedDocumentId).toBe(documentId);
    const { documents } = (await (await buyer.call('/api/documents')).json()) as DocumentCenter;
    const versions = documents.find((document) => document.id === documentId)?.versions ?? [];
    expect(versions).toHaveLength(2);
    const pages = await pagesOf(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(versions[0]).toMatchObject({ type: 'application/pdf', bytes: pdf.length, pages });

    // Signers get their own copy.
    const { session } = await enter(id, 'sam', 'signature-completed');
    expect(Buffer.from(await (await post('file', { session })).arrayBuffer()).equals(pdf)).toBe(true);
    expect(await (await post('audit', { session })).json()).toEqual(steps);
    expect((await post('signatures', { session, values: {} })).status).toBe(409);
  });

  it('whose sealing died is sealed by whoever takes over, and what was written is deleted', async () => {
    const buyer = owner();
    const { id } = await copyFor(buyer);
    const signed = await signedSteps(id);
    const dead = randomUUID();
    const chunks = journey().database.collection('document-files.chunks');
    const written = ['sealed', 'signed'].map((what) => ({ files_id: `${dead}-${what}`, n: 0, data: Buffer.from('x') }));
    await chunks.insertMany(written);
    const claimed = { attemptId: dead, sealUntil: new Date(Date.now() - 1) };
    await rows().updateOne({ _id: id }, { $set: { status: 'sealing', steps: [...signed], ...claimed } });
    await eventually(async () => expect((await read(buyer, id)).status).toBe('completed'), { timeout: 60_000 });
    expect(await chunks.countDocuments({ files_id: { $in: written.map(({ files_id }) => files_id) } })).toBe(0);
    const audit = auditText((await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as EnvelopeAudit);
    const pdf = Buffer.from(await (await buyer.call(`/api/envelopes/${id}/file`)).arrayBuffer());
    expect((await verifyEnvelope({ pdf, audit: Buffer.from(audit) }, sha256)).problems).toEqual([]);
  });

  it('is not made of wills, notes, and deeds, and changes only in the version that its owner knows', async () => {
    const buyer = await journey().buyer();
    const documentId = await uploadContract(buyer);
    const documents = journey().database.collection<{ _id: string }>('documents');
    for (const part of [{ slot: 'signed_note' }, { slot: null, name: 'Warranty deed' }]) {
      await documents.updateOne({ _id: documentId }, { $set: part });
      const refused = await create(buyer, [documentId]);
      expect([refused.status, await codeOf(refused)]).toEqual([409, 'envelope.needs-ink']);
    }
    await documents.updateOne({ _id: documentId }, { $set: { name: '契約' } });
    expect(await envelopeOf(await create(buyer, [documentId]))).toMatchObject({ title: 'Document' });
    await documents.updateOne({ _id: documentId }, { $set: { name: 'Contract' } });
    expect((await create(buyer, ['nothing'])).status).toBe(404);
    const draft = await envelopeOf(await create(buyer, [documentId]));
    expect(draft).toMatchObject({ status: 'draft', pages: 2, title: 'Contract', signers: [] });
    expect(await codeOf(await act(buyer, draft, '/send'))).toBe('envelope.incomplete');
    const outside = { ...entry, fields: [{ ...place, id: 'f', signerId: 'sam', kind: 'text', page: 3 }] };
    expect(await codeOf(await act(buyer, draft, '', outside, 'PUT'))).toBe('envelope.outside-page');
    const titled = { ...entry, title: 'My last will' };
    expect(await codeOf(await act(buyer, draft, '', titled, 'PUT'))).toBe('envelope.needs-ink');
    const named = { ...entry, senderName: '王小明' };
    expect(await codeOf(await act(buyer, draft, '', named, 'PUT'))).toBe('envelope.unprintable');
    const changes = await Promise.all([1, 2].map(() => act(buyer, draft, '', entry, 'PUT')));
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stranger = await journey().buyer();
    const { id } = draft;
    for (const [what, method] of [
      ['/send', 'POST'],
      ['/audit', 'GET'],
      ['/file', 'GET'],
      ['', 'DELETE'],
    ] as const) {
      const init = { method, headers: { 'if-match': '"2"' } };
      expect((await stranger.call(`/api/envelopes/${id}${what}`, init)).status).toBe(404);
    }
    const row = await journey()
      .database.collection<{ _id: string; source?: { id: string } }>('envelopes')
      .findOne({ _id: id });
    const chunks = journey().database.collection('document-files.chunks');
    const files_id = row?.source?.id ?? '';
    expect(await chunks.countDocuments({ files_id })).toBe(1);
    expect((await act(buyer, { ...draft, version: 2 }, '', undefined, 'DELETE')).status).toBe(204);
    const removed = async () => expect(await chunks.countDocuments({ files_id })).toBe(0);
    await eventually(removed, { timeout: 30_000 });
  });
});

it('an envelope shows its pages as they will be sealed: an entry of a form can look like another until then', async () => {
  const form = await PDFDocument.create();
  const price = form.getForm().createTextField('Price');
  price.setText('$100,000');
  price.addToPage(form.addPage(), { x: 20, y: 600, width: 250, height: 60 });
  const given = Buffer.from(await form.save());
  const buyer = await journey().buyer();
  const documentId = await upload(buyer, given, { name: 'Contract' });
  await settled(buyer);
  const { id } = await envelopeOf(await create(buyer, [documentId]));
  const pdf = Buffer.from(await (await buyer.call(`/api/envelopes/${id}/file`)).arrayBuffer());
  expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([]);
  const { steps } = (await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as EnvelopeAudit;
  expect(steps[0]?.happened).toMatchObject({ documentSha256: sha256(pdf), documents: [{ sha256: sha256(given) }] });
});

it('an envelope of several documents is one PDF, and its audit names each', async () => {
  const buyer = await journey().buyer();
  const first = await uploadContract(buyer);
  const second = await upload(buyer, Buffer.from(await writePdf(addendum)), { name: 'Addendum' });
  await settled(buyer);
  const draft = await envelopeOf(await create(buyer, [first, second]));
  expect(draft).toMatchObject({
    ...{ title: 'Contract', documentId: null, pages: 3 },
    documents: [
      { title: 'Contract', pages: 2 },
      { title: 'Addendum', pages: 1 },
    ],
  });
  const pdf = Buffer.from(await (await buyer.call(`/api/envelopes/${draft.id}/file`)).arrayBuffer());
  expect(await pagesOf(pdf)).toBe(3);
  const { steps } = (await (await buyer.call(`/api/envelopes/${draft.id}/audit`)).json()) as EnvelopeAudit;
  const digests = await Promise.all([first, second].map((id) => digestOf(id)));
  expect(steps[0]?.happened).toMatchObject({
    documentSha256: sha256(pdf),
    documents: [{ sha256: digests[0] }, { sha256: digests[1] }],
  });
  expect((await create(buyer, [first, 'nothing'])).status).toBe(404);
  expect((await create(buyer, [])).status).toBe(400);
  expect(
    (
      await create(
        buyer,
        Array.from({ length: 6 }, () => first),
      )
    ).status,
  ).toBe(400);
});

describe('a buyer', () => {
  it('keeps to 100 envelopes and 30 people a day, with two requests at once, too', async () => {
    const buyer = await journey().buyer();
    const drafts = await Promise.all(Array.from({ length: 16 }, () => copyFor(buyer)));
    for (const draft of drafts.slice(2)) expect((await act(buyer, draft, '/send')).status).toBe(200);
    const sends = await Promise.all(drafts.slice(0, 2).map((draft) => act(buyer, draft, '/send')));
    expect(sends.map(({ status }) => status).sort()).toEqual([200, 429]);

    const documentId = await uploadContract(buyer);
    const more = envelopeLimits.envelopes - 1 - drafts.length;
    await Promise.all(Array.from({ length: more }, () => copyFor(buyer)));
    const creations = await Promise.all([1, 2].map(() => create(buyer, [documentId])));
    expect(creations.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await journey().database.collection('envelopes').countDocuments({ userId: buyer.userId })).toBe(
      envelopeLimits.envelopes,
    );
  });
});
