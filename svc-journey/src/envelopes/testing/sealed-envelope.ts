import { auditText, type EnvelopeEntry, type FieldKind } from '@hearthway/contracts/journey';
import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { completed, consented, created, sent, signed, type StoredEnvelope } from '../envelope.js';
import type { RunFillJob } from '../sealing/fill-pdf-client.js';
import { checkPdf, fillPdf } from '../sealing/fill-pdf.js';
import { sealPdf } from '../sealing/seal-pdf.js';
import { makeTrialP12, openP12, type SigningCertificate } from '../sealing/signing-certificate.js';
import { sha256 } from './sha256.js';

/** When everything happens. */
export const at = '2026-11-20T10:00:00.000Z';
const moment = { at, sha256 };
/** Runs in this process. The service’s tests cover the separate one. */
const runFillJob: RunFillJob = async (file, job) => {
  if (job.kind !== 'fill') return { result: await checkPdf(file), pdf: Buffer.alloc(0) };
  const { pdf, pages } = await fillPdf(file, job);
  return { result: { usable: true, pages }, pdf: Buffer.from(pdf) };
};

const kinds: readonly FieldKind[] = ['signature', 'initials', 'date', 'text', 'checkbox'];
const entry: EnvelopeEntry = {
  title: 'Offer for 12 Oak Street',
  senderName: 'Jordan Rivera',
  signers: [{ id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' }],
  fields: kinds.flatMap((kind, index) =>
    [1, 2].map((page) => ({
      ...{ id: `${kind}-${page}`, signerId: 'jordan', kind, page, required: true, label: '' },
      ...{ x: 0.1, y: 0.1 + index * 0.1, width: 0.3, height: 0.04 },
    })),
  ),
  days: 14,
};
const values = Object.fromEntries(
  entry.fields.map(({ id, kind }) => [
    id,
    kind === 'checkbox' ? 'yes' : kind === 'date' ? '2026-11-20' : 'Jordan Ríos',
  ]),
);
/** A line up and down, and a dot. */
const drawings = {
  initials: [
    [0, 100, 50, 0, 100, 100],
    [120, 90],
  ],
};

/** Two pages, one of them rotated. */
export async function somePdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  pdf.addPage([612, 792]).setRotation(degrees(90));
  return Buffer.from(await pdf.save());
}

function signedEnvelope(source: Buffer): StoredEnvelope {
  const by = { signerId: 'jordan', network: '203.0.113.7' };
  const file = { id: 'file-1', key: 'wrapped', bytes: source.length, sha256: sha256(source) };
  const draft = created(
    {
      id: 'envelope-1',
      userId: 'user-1',
      entry,
      origins: [{ kind: 'term-sheet', offerId: 'offer-1' }],
      pages: 2,
      source: file,
      createdAt: at,
    },
    [{ title: entry.title, sha256: file.sha256, pages: 2 }],
    moment,
  );
  const done = [
    (envelope: StoredEnvelope) => sent(envelope, 'jordan@example.com', moment),
    (envelope: StoredEnvelope) => consented(envelope, by, moment),
    (envelope: StoredEnvelope) => signed(envelope, { ...by, values, drawings }, moment),
  ].reduce<StoredEnvelope | undefined>((envelope, step) => envelope && step(envelope), draft);
  if (!done) throw new Error('Every step should be allowed');
  return done;
}

/** A PDF that one person signed, in every kind of field. Sealed with a trial certificate if none is given. */
export async function sealedEnvelope(given?: SigningCertificate): Promise<{
  readonly pdf: Buffer;
  /** Its file. */
  readonly audit: Buffer;
  readonly certificate: SigningCertificate;
}> {
  const certificate = given ?? openP12(await makeTrialP12(new Date(at)), '', true);
  const source = await somePdf();
  const envelope = signedEnvelope(source);
  const pdf = await sealPdf({ runFillJob }, { envelope, source, certificate, at: new Date(at) });
  const file = { ...envelope.source, sha256: sha256(pdf) };
  const seal = { file, signedDocumentId: 'd', certificateSha256: certificate.sha256 };
  const steps = completed(envelope, seal, moment)?.steps ?? [];
  return {
    pdf,
    audit: Buffer.from(auditText({ format: 'hearthway-envelope-audit-1', steps: [...steps] })),
    certificate,
  };
}
