import { ownValue } from '@hearthway/contracts/own-value';
import {
  disclosureVersion,
  envelopeLimits,
  signingLimits,
  type AuditStep,
  type Drawing,
  type Drawings,
  type Envelope,
  type EnvelopeEntry,
  type EnvelopeStatus,
  type FieldEntry,
  type Happened,
  type NewEnvelope,
  type SignatureValues,
  type SignerEntry,
  type SignerStatus,
} from '@hearthway/contracts/journey';
import { appendStep, type Sha256 } from './audit-chain.js';

/** A file that an envelope keeps for itself, so that it can be signed whatever happens to the document. */
export interface KeptFile {
  readonly id: string;
  /** Wrapped. */
  readonly key: string;
  readonly bytes: number;
  /** Of the plain bytes, in hex. */
  readonly sha256: string;
}

export interface StoredEnvelope {
  readonly id: string;
  readonly userId: string;
  /** Counts all changes, also those of signers. */
  readonly version: number;
  readonly status: EnvelopeStatus;
  readonly entry: EnvelopeEntry;
  /** What it was made from. */
  readonly origins: NewEnvelope['sources'];
  readonly pages: number;
  readonly source: KeptFile;
  /** Once everyone has signed. */
  readonly sealed: KeptFile | null;
  readonly signedDocumentId: string | null;
  readonly steps: readonly AuditStep[];
  readonly createdAt: string;
  readonly expiresAt: string | null;
  /** When the next signer gets a reminder. */
  readonly remindAt: string | null;
}

/** When a change happens, and what chains it. */
export interface Moment {
  readonly at: string;
  readonly sha256: Sha256;
}

const rounding = 1e-6;

/** Whether every field is on one of the pages. */
export const isOnPages = (fields: readonly FieldEntry[], pages: number): boolean =>
  fields.every(
    ({ page, x, y, width, height }) => page <= pages && x + width <= 1 + rounding && y + height <= 1 + rounding,
  );

/** Whether a draft says who signs, and where: nobody can be done without a signature. */
export const isReady = ({ entry: { senderName, signers, fields } }: StoredEnvelope): boolean =>
  senderName !== '' &&
  signers.length > 0 &&
  signers.every(({ id }) =>
    fields.some(({ signerId, kind, required }) => signerId === id && kind === 'signature' && required),
  );

/** Whose turn it is; `undefined` unless the envelope is out for signature. */
export function nextSigner({ status, entry, steps }: StoredEnvelope): SignerEntry | undefined {
  if (status !== 'sent') return undefined;
  return entry.signers.find(({ id }) => !hasStep(steps, id, 'signed'));
}

type Created = Extract<Happened, { kind: 'created' }>;

/** What was put into it. */
export const documentsOf = (steps: readonly AuditStep[]): Created['documents'] =>
  steps.flatMap(({ happened }) => (happened.kind === 'created' ? happened.documents : []));

/** As its buyer and its signers see them. */
export const shownDocuments = (steps: readonly AuditStep[]): Envelope['documents'] =>
  documentsOf(steps).map(({ title, pages }) => ({ title, pages }));

/** The document that the signed PDF is the newest version of. */
export const onlyDocument = ([first, ...others]: StoredEnvelope['origins']): string | null =>
  first?.kind === 'document' && others.length === 0 ? first.documentId : null;

export function created(
  envelope: Omit<
    StoredEnvelope,
    'version' | 'status' | 'sealed' | 'signedDocumentId' | 'steps' | 'expiresAt' | 'remindAt'
  >,
  documents: Created['documents'],
  { sha256 }: Pick<Moment, 'sha256'>,
): StoredEnvelope {
  const { id: envelopeId, entry, source, pages, createdAt: at } = envelope;
  const { title } = entry;
  const happened = { kind: 'created', envelopeId, title, documents, documentSha256: source.sha256, pages } as const;
  return {
    ...envelope,
    ...{ version: 1, status: 'draft', sealed: null, signedDocumentId: null, expiresAt: null, remindAt: null },
    steps: appendStep([], happened, { at, sha256 }),
  };
}

/** `undefined` if it isn’t a draft. */
export const changed = (envelope: StoredEnvelope, entry: EnvelopeEntry): StoredEnvelope | undefined =>
  envelope.status === 'draft' ? { ...envelope, entry, version: envelope.version + 1 } : undefined;

/** `undefined` if it isn’t a draft. Ask `isReady` first. @param senderEmail which the sender has confirmed */
export function sent(envelope: StoredEnvelope, senderEmail: string, moment: Moment): StoredEnvelope | undefined {
  if (envelope.status !== 'draft') return undefined;
  const { title, senderName, signers, fields, days } = envelope.entry;
  const expiresAt = daysAfter(moment.at, days);
  const happened = { kind: 'sent', title, senderName, senderEmail, signers, fields, expiresAt } as const;
  return after({ ...envelope, status: 'sent', expiresAt }, happened, moment);
}

/** Emails the next signer. Another reminder follows in a few days, as long as there weren’t enough. */
export function asked(envelope: StoredEnvelope, reminder: boolean, moment: Moment): StoredEnvelope | undefined {
  const signer = nextSigner(envelope);
  if (!signer) return undefined;
  const next = after(envelope, { kind: 'asked', signerId: signer.id, reminder }, moment);
  const reminders = next.steps.filter(
    ({ happened }) => happened.kind === 'asked' && happened.signerId === signer.id && happened.reminder,
  ).length;
  const isEnough = reminders >= envelopeLimits.reminders;
  return { ...next, remindAt: isEnough ? null : daysAfter(moment.at, envelopeLimits.reminderDays) };
}

/** Who sent it, as signers read it; empty while it is a draft. */
export function senderOf({ steps }: StoredEnvelope): { readonly senderName: string; readonly senderEmail: string } {
  for (const { happened } of steps) {
    if (happened.kind === 'sent') return { senderName: happened.senderName, senderEmail: happened.senderEmail };
  }
  return { senderName: '', senderEmail: '' };
}

/** People whom these envelopes were sent to after that moment. */
export const askedSince = (envelopes: readonly StoredEnvelope[], moment: string): number =>
  envelopes
    .filter(({ steps }) => steps.some(({ at, happened }) => happened.kind === 'sent' && at > moment))
    .reduce((sum, { entry }) => sum + entry.signers.length, 0);

/** Whether links of its signers work: they do until long after the end, so that everyone gets their copy. */
export function hasOpenLinks({ steps }: StoredEnvelope, at: string): boolean {
  const end = endOf(steps);
  return end === null || at < daysAfter(end, signingLimits.linkDays);
}

/** Sessions that this signer has opened while it was out. */
export const sessionsOf = ({ steps }: StoredEnvelope, signerId: string): number =>
  steps.filter(({ happened }) => happened.kind === 'identified' && happened.signerId === signerId).length;

interface BySigner {
  readonly signerId: string;
  /** The IP address that it came from. */
  readonly network: string;
}

/** For signers who opened the link and typed the code. They may look even after it is over. */
export const identified = (envelope: StoredEnvelope, by: BySigner, moment: Moment): StoredEnvelope =>
  after(envelope, { kind: 'identified', ...by }, moment);

/** `undefined` if it isn’t this signer’s turn. */
export function consented(envelope: StoredEnvelope, by: BySigner, moment: Moment): StoredEnvelope | undefined {
  if (nextSigner(envelope)?.id !== by.signerId) return undefined;
  if (hasConsent(envelope, by.signerId)) return envelope;
  return after(envelope, { kind: 'consented', ...by, disclosureVersion, formatTestPassed: true }, moment);
}

export const hasConsent = ({ steps }: StoredEnvelope, signerId: string): boolean =>
  hasStep(steps, signerId, 'consented');

/** `undefined` if it isn’t this signer’s turn, or they haven’t consented. After the last one, it is to be sealed. */
export function signed(
  envelope: StoredEnvelope,
  { values, drawings, ...by }: BySigner & { readonly values: SignatureValues; readonly drawings: Drawings },
  moment: Moment,
): StoredEnvelope | undefined {
  if (nextSigner(envelope)?.id !== by.signerId || !hasConsent(envelope, by.signerId)) return undefined;
  const next = after(envelope, { kind: 'signed', ...by, values, drawings }, moment);
  return nextSigner(next) ? next : { ...next, status: 'sealing', remindAt: null };
}

const hourMilliseconds = 3_600_000;

/** The days that it is somewhere, the one in UTC first. */
export const daysSomewhere = (now: Date): readonly string[] =>
  [0, -12, 14].map((hours) => new Date(now.getTime() + hours * hourMilliseconds).toISOString().slice(0, 10));

/**
 * What a signer’s fields hold; `undefined` if a required one is empty. A date holds the signer’s own day if that is one of
 * `days`, and otherwise the first of them.
 */
export function valuesOf(
  { entry }: StoredEnvelope,
  signerId: string,
  { given, days }: { readonly given: SignatureValues; readonly days: readonly string[] },
): SignatureValues | undefined {
  const fields = fieldsOf(entry, signerId);
  const values = fields.map((field) => [field, valueOf(field, ownValue(given, field.id) ?? '', days)] as const);
  if (values.some(([{ required }, value]) => required && value === '')) return undefined;
  return Object.fromEntries(values.map(([{ id }, value]) => [id, value]));
}

export const fieldsOf = ({ fields }: EnvelopeEntry, signer: string): readonly FieldEntry[] =>
  fields.filter(({ signerId }) => signerId === signer);

function valueOf({ kind }: FieldEntry, given: string, days: readonly string[]): string {
  if (kind === 'date') return days.includes(given) ? given : (days[0] ?? '');
  return kind === 'checkbox' && given !== '' ? 'yes' : given;
}

/** What is printed into a field: the text, or instead of it the drawing. */
export type FilledField = FieldEntry & { readonly value: string; readonly drawing: Drawing | undefined };

/** Everyone’s fields that aren’t empty. */
export const filledIn = ({ entry, steps }: Pick<StoredEnvelope, 'entry' | 'steps'>): readonly FilledField[] =>
  steps.flatMap(({ happened }) =>
    happened.kind === 'signed' ? filledBy(fieldsOf(entry, happened.signerId), happened) : [],
  );

/** One signer’s. */
export const filledBy = (
  fields: readonly FieldEntry[],
  { values, drawings }: { readonly values: SignatureValues; readonly drawings: Drawings },
): readonly FilledField[] =>
  fields.flatMap((field) => {
    const value = ownValue(values, field.id) ?? '';
    const drawing = field.kind === 'signature' || field.kind === 'initials' ? drawings[field.kind] : undefined;
    return value === '' ? [] : [{ ...field, value, drawing }];
  });

/** `undefined` if it isn’t out for signature, or this signer has signed. */
export function declined(
  envelope: StoredEnvelope,
  by: BySigner & Pick<Extract<Happened, { kind: 'declined' }>, 'how' | 'reason'>,
  moment: Moment,
): StoredEnvelope | undefined {
  if (nextSigner(envelope)?.id !== by.signerId) return undefined;
  return after({ ...envelope, status: 'declined', remindAt: null }, { kind: 'declined', ...by }, moment);
}

/** `undefined` unless it is out for signature. */
export function voided(envelope: StoredEnvelope, reason: string, moment: Moment): StoredEnvelope | undefined {
  if (envelope.status !== 'sent') return undefined;
  return after({ ...envelope, status: 'voided', remindAt: null }, { kind: 'voided', reason }, moment);
}

/** `undefined` unless it is out for signature and its time is over. */
export function expired(envelope: StoredEnvelope, moment: Moment): StoredEnvelope | undefined {
  if (envelope.status !== 'sent' || envelope.expiresAt === null || envelope.expiresAt > moment.at) return undefined;
  return after({ ...envelope, status: 'expired', remindAt: null }, { kind: 'expired' }, moment);
}

export interface Seal {
  readonly file: KeptFile;
  /** `null` if the buyer had no room for it. */
  readonly signedDocumentId: string | null;
  readonly certificateSha256: string;
}

/** `undefined` unless it is to be sealed. */
export function completed(envelope: StoredEnvelope, seal: Seal, moment: Moment): StoredEnvelope | undefined {
  if (envelope.status !== 'sealing') return undefined;
  const { file: sealed, signedDocumentId, ...certificate } = seal;
  const happened = { kind: 'completed', sealedSha256: sealed.sha256, ...certificate } as const;
  return after({ ...envelope, status: 'completed', sealed, signedDocumentId }, happened, moment);
}

/** What its buyer sees of it. */
export function shownEnvelope(envelope: StoredEnvelope): Envelope {
  const { id, version, status, entry, origins, pages, signedDocumentId, steps, createdAt, expiresAt } = envelope;
  return {
    ...{ id, version, status, ...entry, pages, signedDocumentId, createdAt, expiresAt },
    documentId: onlyDocument(origins),
    documents: shownDocuments(steps),
    progress: entry.signers.map((signer) => ({ signerId: signer.id, ...progressOf(envelope, signer.id) })),
    reason: reasonOf(steps),
    sealedSha256: envelope.sealed?.sha256 ?? null,
    sentAt: steps.find(({ happened }) => happened.kind === 'sent')?.at ?? null,
    endedAt: endOf(steps),
  };
}

const ends: readonly Happened['kind'][] = ['completed', 'declined', 'voided', 'expired'];

const endOf = (steps: readonly AuditStep[]): string | null =>
  steps.find(({ happened }) => ends.includes(happened.kind))?.at ?? null;

function progressOf({ steps }: StoredEnvelope, signerId: string): { status: SignerStatus; at: string | null } {
  const last = steps.findLast(
    ({ happened }) => 'signerId' in happened && happened.signerId === signerId && happened.kind in signerStatusAfter,
  );
  const status = last && signerStatusAfter[last.happened.kind as keyof typeof signerStatusAfter];
  return { status: status ?? 'waiting', at: last?.at ?? null };
}

const signerStatusAfter = {
  asked: 'asked',
  consented: 'consented',
  signed: 'signed',
  declined: 'declined',
} as const satisfies Partial<Record<Happened['kind'], SignerStatus>>;

function reasonOf(steps: readonly AuditStep[]): string {
  for (const { happened } of steps) {
    if (happened.kind === 'voided') return happened.reason;
    if (happened.kind === 'declined') return happened.reason || declineReasons[happened.how];
  }
  return '';
}

const declineReasons = { declined: '', paper: 'Wants to sign on paper', 'consent-withdrawn': 'Withdrew their consent' };

const hasStep = (steps: readonly AuditStep[], signerId: string, kind: Happened['kind']): boolean =>
  steps.some(({ happened }) => happened.kind === kind && 'signerId' in happened && happened.signerId === signerId);

const after = (envelope: StoredEnvelope, happened: Happened, moment: Moment): StoredEnvelope => ({
  ...envelope,
  version: envelope.version + 1,
  steps: appendStep(envelope.steps, happened, moment),
});

const dayMilliseconds = 86_400_000;

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * dayMilliseconds).toISOString();
