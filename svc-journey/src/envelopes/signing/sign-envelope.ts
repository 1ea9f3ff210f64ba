import type { Drawings, EnvelopeAudit, SignatureValues, SigningTask } from '@hearthway/contracts/journey';
import { AppError, linkTokens, type Transaction } from '@hearthway/service-kit';
import type { ReadableFile } from '../../documents/index.js';
import { unprintable, writePdf } from '../../pdf/index.js';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import {
  consented,
  daysSomewhere,
  declined,
  fieldsOf,
  filledBy,
  hasConsent,
  nextSigner,
  shownDocuments,
  senderOf,
  signed,
  valuesOf,
  type FilledField,
  type Moment,
  type StoredEnvelope,
} from '../envelope.js';
import { drawEnvelopePage, type DrawDependencies, type WantedPage } from '../draw-envelope-page.js';
import { readableKept } from '../kept-files.js';
import { askNextSigner } from '../sending/ask-signer.js';
import { storeChange } from '../sending/store-change.js';
import type { SignerKey } from '../storage/signer-access-store.js';
import { formatTest, formatTestNumber } from './format-test.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  | 'store'
  | 'access'
  | 'mails'
  | 'files'
  | 'keys'
  | 'newFileKey'
  | 'outbox'
  | 'keepEvents'
  | 'transaction'
  | 'now'
  | 'newId'
  | 'sha256'
>;

/** A request of someone who opened the link and typed the code. */
export interface SigningRequest {
  readonly session: string;
  readonly network: string;
  readonly correlationId: string;
}

/** @throws AppError `signing.session-ended` */
export async function readTask(dependencies: Dependencies, session: string): Promise<SigningTask> {
  const { envelope, key } = await find(dependencies, session);
  return taskOf(envelope, key.signerId);
}

/** @throws AppError `signing.session-ended` */
export async function writeFormatTest(dependencies: Dependencies, session: string): Promise<Uint8Array<ArrayBuffer>> {
  await find(dependencies, session);
  return writePdf(formatTest(formatTestNumber(session, dependencies.sha256), dependencies.now()));
}

/** @throws AppError `signing.session-ended`, `signing.not-now`, `signing.wrong-number` */
export async function consentToSign(
  dependencies: Dependencies,
  request: SigningRequest,
  typedNumber: string,
): Promise<SigningTask> {
  if (typedNumber !== formatTestNumber(request.session, dependencies.sha256)) {
    await find(dependencies, request.session);
    throw new AppError('signing.wrong-number', 'That isn’t the number in the test file. Open it again.');
  }
  return change(dependencies, request, (envelope, by, moment) => consented(envelope, by, moment));
}

/** @throws AppError `signing.session-ended`, `signing.not-now`, `signing.fields-missing`, `signing.unprintable` */
export function sign(
  dependencies: Dependencies,
  request: SigningRequest,
  { values: given, drawings }: { readonly values: SignatureValues; readonly drawings: Drawings },
): Promise<SigningTask> {
  const { now } = dependencies;
  return change(dependencies, request, async (envelope, by, moment, transaction) => {
    if (nextSigner(envelope)?.id !== by.signerId) return undefined;
    const values = valuesOf(envelope, by.signerId, { given, days: daysSomewhere(now()) });
    if (!values) throw new AppError('signing.fields-missing', 'Please fill in every required field');
    requirePrintable(filledBy(fieldsOf(envelope.entry, by.signerId), { values, drawings }));
    const after = signed(envelope, { ...by, values, drawings }, moment);
    return after && askNextSigner(dependencies, { ...request, envelope: after, reminder: false }, transaction);
  });
}

/** A question mark on a signed paper is nobody’s name. @throws AppError `signing.unprintable` */
function requirePrintable(fields: readonly FilledField[]): void {
  for (const { kind, value, drawing } of fields) {
    const letters = drawing ? '' : unprintable(value);
    if (letters === '') continue;
    const isSignature = kind === 'signature' || kind === 'initials';
    throw new AppError(
      'signing.unprintable',
      isSignature
        ? `We can’t print ${letters} in a typed signature. Please draw it instead.`
        : `We can’t print ${letters}. Please use other letters.`,
    );
  }
}

/** @throws AppError `signing.session-ended`, `signing.not-now` */
export function declineToSign(
  dependencies: Dependencies,
  request: SigningRequest,
  answer: { readonly how: 'declined' | 'paper' | 'consent-withdrawn'; readonly reason: string },
): Promise<SigningTask> {
  return change(dependencies, request, (envelope, by, moment) => declined(envelope, { ...by, ...answer }, moment));
}

/** What is to be signed, or the sealed PDF. @throws AppError `signing.session-ended`, `signing.not-now` */
export async function readSigningFile(dependencies: Dependencies, session: string): Promise<ReadableFile> {
  const { envelope } = await find(dependencies, session);
  const { sealed, source, status, entry } = envelope;
  if (!sealed && status !== 'sent' && status !== 'sealing') throw notNow();
  return readableKept(dependencies, entry.title, sealed ?? source);
}

/** As `drawEnvelopePage`. @throws AppError `signing.session-ended`, `signing.not-now`, `envelope.not-drawn` */
export async function readSigningPage(
  dependencies: Dependencies & DrawDependencies,
  session: string,
  wanted: WantedPage,
): Promise<Buffer | undefined> {
  const { envelope } = await find(dependencies, session);
  if (envelope.status !== 'sent') throw notNow();
  return drawEnvelopePage(dependencies, envelope, wanted);
}

/** @throws AppError `signing.session-ended`, `signing.not-now` */
export async function readSigningAudit(dependencies: Dependencies, session: string): Promise<EnvelopeAudit> {
  const { envelope } = await find(dependencies, session);
  if (envelope.status !== 'completed') throw notNow();
  return { format: 'hearthway-envelope-audit-1', steps: [...envelope.steps] };
}

type Change = (
  envelope: StoredEnvelope,
  by: { readonly signerId: string; readonly network: string },
  moment: Moment,
  transaction: Transaction,
) => StoredEnvelope | undefined | Promise<StoredEnvelope | undefined>;

async function change(
  dependencies: Dependencies,
  { session, network, correlationId }: SigningRequest,
  make: Change,
): Promise<SigningTask> {
  const { store, transaction, now, sha256 } = dependencies;
  const { key } = await find(dependencies, session);
  const { userId, envelopeId, signerId } = key;
  return transaction(async (transaction) => {
    const before = await store.findById(userId, envelopeId, transaction);
    if (!before) throw ended();
    const moment = { at: now().toISOString(), sha256 };
    const isLate = before.expiresAt !== null && before.expiresAt <= moment.at;
    const after = isLate ? undefined : await make(before, { signerId, network }, moment, transaction);
    if (!after) throw notNow();
    if (after !== before) await storeChange(dependencies, { before, after, correlationId }, transaction);
    return taskOf(after, signerId);
  });
}

async function find(
  { store, access, now }: Pick<Dependencies, 'store' | 'access' | 'now'>,
  session: string,
): Promise<{ readonly key: SignerKey; readonly envelope: StoredEnvelope }> {
  const key = await access.findSession(linkTokens.hashOf(session), now());
  const envelope = key && (await store.findById(key.userId, key.envelopeId));
  if (!key || !envelope) throw ended();
  return { key, envelope };
}

function taskOf(envelope: StoredEnvelope, signerId: string): SigningTask {
  const { entry, status, pages, steps, expiresAt } = envelope;
  const nameOf = (wanted: string): string => entry.signers.find(({ id }) => id === wanted)?.name ?? '';
  const fieldsFor = (wanted: string) => fieldsOf(entry, wanted).map(({ signerId: _signerId, ...field }) => field);
  const signatures = steps.flatMap(({ happened }) => (happened.kind === 'signed' ? [happened] : []));
  return {
    ...{ title: entry.title, ...senderOf(envelope), status, pages, expiresAt },
    signerName: nameOf(signerId),
    documents: shownDocuments(steps),
    yourTurn: nextSigner(envelope)?.id === signerId,
    youSigned: signatures.some((one) => one.signerId === signerId),
    consented: hasConsent(envelope, signerId),
    fields: fieldsFor(signerId),
    signed: signatures
      .filter((one) => one.signerId !== signerId)
      .map(({ signerId: id, values, drawings }) => ({
        signerName: nameOf(id),
        fields: fieldsFor(id),
        values,
        drawings,
      })),
  };
}

const ended = () =>
  new AppError('signing.session-ended', 'You were away for a while. Open the link in your email again.');
const notNow = () =>
  new AppError('signing.not-now', 'This can’t be signed now. It may be someone else’s turn, or it has ended.');
