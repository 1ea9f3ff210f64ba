import { signingMailRequested, type SigningMailKind } from '@hearthway/contracts/journey';
import { createSealing, hashToken, inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { randomUUID } from 'node:crypto';
import { createFileStore, createKeyRing, newFileKey } from '../../documents/index.js';
import { plainPdf } from '../../documents/testing/index.js';
import { leavingBuyer, ofTen, sensitiveDataSecret, type JourneyUnderTest, type Provider } from '../../testing/index.js';
import { completed, consented, sent, signed, type StoredEnvelope } from '../envelope.js';
import { writeKept } from '../kept-files.js';
import { codeContext } from '../sending/issue-signing-mail.js';
import { formatTestNumber } from '../signing/format-test.js';
import { createEnvelopeStore } from '../storage/envelope-store.js';
import { createSignerAccessStore, type SignerKey } from '../storage/signer-access-store.js';
import { createSigningMailStore, type SigningMailRow } from '../storage/signing-mail-store.js';
import { readyEnvelope } from './ready-envelope.js';
import { sha256 } from './sha256.js';

const at = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2027-01-01T00:00:00.000Z');

/** A draft that can be sent, as it is stored. */
function storedEnvelope(userId: string, envelopeId: string) {
  const { id, createdAt, ...envelope } = readyEnvelope(userId, envelopeId);
  return { ...envelope, _id: id, createdAt: new Date(createdAt), attemptId: null, sealUntil: null };
}

/** Sends a new envelope. @returns the id of the email to its signer */
export async function askSomeone(journey: JourneyUnderTest): Promise<string> {
  const { userId, call } = await journey.buyer();
  const id = randomUUID();
  await journey.database.collection('envelopes').insertOne(storedEnvelope(userId, id) as object);
  const sent = await call(`/api/envelopes/${id}/send`, { method: 'POST', headers: { 'if-match': '"1"' } });
  if (!sent.ok) throw new Error('The envelope should be sent');
  const mail = await journey.database.collection<{ _id: string }>('signing-mails').findOne({ envelopeId: id });
  return String(mail?._id);
}

/** @returns the id of the email to the buyer of an envelope */
async function tellBuyer(journey: JourneyUnderTest): Promise<string> {
  const mails = journey.database.collection<{ _id: string }>('signing-mails');
  const request = await mails.findOne({ _id: await askSomeone(journey) });
  const _id = randomUUID();
  await mails.insertOne({ ...request, _id, kind: 'signature-progress' } as { _id: string });
  return _id;
}

const keys = createKeyRing(
  createSealing({ secretName: 'SECRET', purpose: 'hearthway document keys', secrets: [sensitiveDataSecret] }),
);

const codeSealing = createSealing({
  secretName: 'SECRET',
  purpose: 'hearthway signing codes',
  secrets: [sensitiveDataSecret],
});

/**
 * The buyer’s only envelope, with a link, a code, and a session of its signer. Ids, tokens, and the code are those in the
 * consumers’ examples.
 */
async function haveEnvelope(
  { connection, buyer: { userId } }: Provider,
  change: (draft: StoredEnvelope) => StoredEnvelope | undefined,
): Promise<void> {
  const [store, access] = [createEnvelopeStore(connection), createSignerAccessStore(connection)];
  const source = await writeKept({ files: createFileStore(connection), keys, newFileKey }, randomUUID(), plainPdf({}));
  const envelope = change(readyEnvelope(userId, 'envelope-1', source));
  if (!envelope) throw new Error('The envelope should allow that');
  const signer = { userId, envelopeId: 'envelope-1', signerId: 'sam' };
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    await access.deleteByUser(userId, transaction);
    await store.insert(envelope, transaction);
    await access.admit(signer, transaction);
    await access.insertSession(hashToken(session), signer, later, transaction);
  });
  await access.addLink(signer, hashToken('example-of-a-signing-link'));
  await access.setCode(signer, codeSealing.seal('123456', codeContext(signer)), later);
}

const session = 'example-of-a-signing-session';
const by = { signerId: 'sam', network: '203.0.113.7' };
const moment = () => ({ at: new Date().toISOString(), sha256 });
const sentOut = (draft: StoredEnvelope) => sent(draft, 'jordan@example.com', moment());
const consentedTo = (draft: StoredEnvelope) => {
  const out = sentOut(draft);
  return out && consented(out, by, moment());
};
const signedByAll = (draft: StoredEnvelope) => {
  const agreed = consentedTo(draft);
  const done = agreed && signed(agreed, { ...by, values: { 'sam-signs': 'Sam Lee' }, drawings: {} }, moment());
  const seal = { file: draft.source, signedDocumentId: null, certificateSha256: sha256('a certificate') };
  return done && completed(done, seal, moment());
};

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has an envelope to send': (provider) => haveEnvelope(provider, (draft) => draft),
  'a buyer is signed in and has an envelope out for signature': (provider) => haveEnvelope(provider, sentOut),
  async 'someone opened a link to sign'(provider) {
    await haveEnvelope(provider, sentOut);
    return { formatTestNumber: formatTestNumber(session, sha256) };
  },
  'someone opened a link to sign and consented': (provider) => haveEnvelope(provider, consentedTo),
  'someone opened a link to what everyone has signed': (provider) => haveEnvelope(provider, signedByAll),
  'someone is asked to sign': async ({ journey }) => ({ mailId: await askSomeone(journey) }),
  'a buyer is to hear who signed': async ({ journey }) => ({ mailId: await tellBuyer(journey) }),
  'nobody is asked to sign': () => Promise.resolve({}),
};

export const messages: ProviderStates<Provider> = {
  async 'an email to a signer is due'({ journey }) {
    return journey.published({ subject: await askSomeone(journey), type: signingMailRequested.type });
  },
};

const envelopeOf = (index: number) => readyEnvelope(ofTen(index).userId, `envelope-${index}`);
const signerOf = (index: number): SignerKey => ({
  userId: ofTen(index).userId,
  envelopeId: `envelope-${index}`,
  signerId: 'sam',
});
const mailOf = (index: number): SigningMailRow => ({
  ...signerOf(index),
  id: `mail-${index}`,
  kind: 'signature-code' satisfies SigningMailKind,
  requestedAt: at,
  lapsesAt: later,
});

export const growingStores: GrowingStores = {
  createEnvelopeStore: growingStore({
    create: createEnvelopeStore,
    documents: {
      // Few wait for their seal at a time; many are drafts, or wait for a signature, or are done.
      envelopes: (index) => ({
        ...storedEnvelope(ofTen(index).userId, `envelope-${index}`),
        ...([{}, { status: 'sent', expiresAt: index % 9 === 1 ? at : later }, { status: 'completed' }] as const)[
          index % 3
        ],
        ...(index < 50 && { status: 'sealing' }),
      }),
    },
    calls: {
      findByUser: (store, turn, transaction) => store.findByUser(ofTen(turn).userId, transaction),
      findById: (store, turn, transaction) => store.findById(ofTen(turn).userId, `envelope-${turn}`, transaction),
      takeTurn: (store, turn, transaction) => store.takeTurn(ofTen(turn).userId, transaction),
      hasRoom: (store, turn, transaction) => store.hasRoom(ofTen(turn).userId, transaction),
      insert: (store, turn, transaction) =>
        store.insert(readyEnvelope(ofTen(turn).userId, `new-${turn}-${Date.now()}`), transaction),
      replace: (store, turn, transaction) => store.replace({ ...envelopeOf(turn), version: 2 }, 1, transaction),
      delete: (store, turn, transaction) => store.delete(envelopeOf(500 + turn), transaction),
      findDue: (store) => store.findDue(at),
      claimSealing: (store, turn) => store.claimSealing(`attempt-${turn}`, { now: at, until: at }),
      findAll: 'Reads everything: it is for the wrapping of keys, which runs in the background',
      updateKeys: (store, turn) => store.updateKeys(envelopeOf(turn), envelopeOf(turn)),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (store, turn) => store.findForExport(ofTen(turn).userId),
    },
  }),
  createSignerAccessStore: growingStore({
    create: createSignerAccessStore,
    documents: {
      'envelope-signers': (index) => ({
        ...signerOf(index),
        _id: `envelope-${index}:sam`,
        linkHashes: [`link-${index}`],
        code: { sealed: 'sealed', expiresAt: later, attempts: 0 },
        codesAt: [],
      }),
      'signing-sessions': (index) => ({ ...signerOf(index), _id: `session-${index}`, expiresAt: later }),
    },
    calls: {
      admit: (store, turn, transaction) => store.admit(signerOf(turn), transaction),
      addLink: (store, turn) => store.addLink(signerOf(turn), `new-${turn}`),
      findByLink: (store, turn) => store.findByLink(`link-${turn}`),
      countCode: (store, turn, transaction) => store.countCode(signerOf(turn), at, transaction),
      setCode: (store, turn) => store.setCode(signerOf(turn), 'sealed', later),
      takeAttempt: (store, turn) => store.takeAttempt(signerOf(turn), at),
      useCode: (store, turn, transaction) => store.useCode(signerOf(turn), 'sealed', transaction),
      insertSession: (store, turn, transaction) =>
        store.insertSession(`new-${turn}-${Date.now()}`, signerOf(turn), later, transaction),
      findSession: (store, turn) => store.findSession(`session-${turn}`, at),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
    },
  }),
  createSigningMailStore: growingStore({
    create: createSigningMailStore,
    documents: {
      'signing-mails'(index) {
        const { id, ...mail } = mailOf(index);
        return { ...mail, _id: id };
      },
    },
    calls: {
      insert: (store, turn, transaction) =>
        store.insert({ ...mailOf(turn), id: `new-${turn}-${Date.now()}` }, transaction),
      findById: (store, turn) => store.findById(`mail-${turn}`),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
    },
  }),
  createSigningCertificateStore: 'Holds one certificate',
};
