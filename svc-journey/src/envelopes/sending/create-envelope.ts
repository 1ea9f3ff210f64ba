import {
  envelopeLimits,
  type Envelope,
  type EnvelopeEntry,
  type EnvelopeSource,
  type NewEnvelope,
} from '@hearthway/contracts/journey';
import { AppError, isDuplicateKey } from '@hearthway/service-kit';
import { unprintable } from '../../pdf/index.js';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { created, shownEnvelope, type documentsOf } from '../envelope.js';
import { isForInk } from '../ink.js';
import { bytesOf, writeKept } from '../kept-files.js';

interface NewEnvelopeRequest {
  readonly userId: string;
  /** The same for a repeated request, which then gets the envelope that is there. */
  readonly envelopeId: string;
}

/**
 * Puts the newest files of documents, or term sheets, into an envelope. It keeps a copy, so that what is signed stays the same
 * whatever happens to the documents.
 * @throws AppError `document.not-found`, `envelope.needs-ink`, `envelope.unusable-file`, `envelope.too-many`,
 *   `offer.not-found`, `offer.toolkit-required`
 */
export async function createEnvelope(
  dependencies: EnvelopeDependencies,
  { userId, envelopeId: id }: NewEnvelopeRequest,
  { sources: origins }: NewEnvelope,
): Promise<Envelope> {
  const { store, files, transaction, findApplicant, now, newId, sha256 } = dependencies;
  const there = await store.findById(userId, id);
  if (there) return shownEnvelope(there);
  const { pdf, pages, documents } = await readOrigins(dependencies, userId, origins);
  const applicant = await findApplicant(userId);
  const name = applicant ? `${applicant.firstName} ${applicant.lastName}`.trim() : '';
  const senderName = printable(name.slice(0, envelopeLimits.nameCharacters), '');
  const entry: EnvelopeEntry = {
    title: documents[0]?.title ?? untitled,
    senderName,
    signers: [],
    fields: [],
    days: envelopeLimits.daysUsual,
  };
  const { sealedBytes, ...source } = await writeKept(dependencies, newId(), pdf);
  const at = now();
  const facts = { id, userId, entry, origins, pages, source, createdAt: at.toISOString() };
  const envelope = created(facts, documents, { sha256 });
  try {
    await transaction(async (transaction) => {
      await store.takeTurn(userId, transaction);
      if (!(await store.hasRoom(userId, transaction))) throw tooMany();
      await files.insert(source.id, sealedBytes, at, transaction);
      await store.insert(envelope, transaction);
    });
    return shownEnvelope(envelope);
  } catch (error) {
    // A lost connection may hide that it was stored.
    const stored = await store.findById(userId, id);
    if (stored?.source.id !== source.id) await files.deleteChunks(source.id);
    if (stored && isDuplicateKey(error)) return shownEnvelope(stored);
    throw error;
  }
}

/** What can’t be printed would be refused in a changed draft, too. */
const printable = (text: string, instead: string): string => (unprintable(text) === '' ? text : instead);

const untitled = 'Document';

/** One PDF of all, and what is in it. */
async function readOrigins(
  dependencies: EnvelopeDependencies,
  userId: string,
  origins: readonly EnvelopeSource[],
): Promise<{ readonly pdf: Buffer; readonly pages: number; readonly documents: ReturnType<typeof documentsOf> }> {
  const { runFillJob, sha256 } = dependencies;
  const parts: Buffer[] = [];
  const documents = [];
  let [bytes, pages] = [0, 0];
  for (const origin of origins) {
    const { title, pdf } = await readOrigin(dependencies, userId, origin);
    bytes += pdf.length;
    if (bytes > envelopeLimits.fileBytes) throw unusable();
    const { result } = await runFillJob(pdf, { kind: 'check' });
    if (!result.usable) throw unusable();
    pages += result.pages;
    if (pages > envelopeLimits.pages) throw unusable();
    parts.push(pdf);
    documents.push({ title: printable(title, untitled), sha256: sha256(pdf), pages: result.pages });
  }
  // Also a single one, so that signers see what is sealed.
  const lengths = parts.map(({ length }) => length);
  const merged = await runFillJob(Buffer.concat(parts), { kind: 'merge', lengths });
  if (!merged.result.usable) throw unusable();
  return { pdf: merged.pdf, pages, documents };
}

async function readOrigin(
  { findNewestPdf, writeTermSheet }: EnvelopeDependencies,
  userId: string,
  origin: EnvelopeSource,
): Promise<{ readonly title: string; readonly pdf: Buffer }> {
  if (origin.kind === 'term-sheet') {
    return { title: 'Term sheet', pdf: Buffer.from(await writeTermSheet(userId, origin.offerId)) };
  }
  const document = await findNewestPdf(userId, origin.documentId);
  if (isForInk(document)) throw needsInk();
  if (!document.pdf || document.pdf.bytes > envelopeLimits.fileBytes) throw unusable();
  return { title: document.name, pdf: await bytesOf(document.pdf.read()) };
}

const tooMany = () =>
  new AppError(
    'envelope.too-many',
    `You can keep ${envelopeLimits.envelopes} envelopes. Please write to us if you need more.`,
    { limit: 'envelopes' },
  );

const unusable = () =>
  new AppError(
    'envelope.unusable-file',
    'Only PDFs of up to 10 MB and 100 pages together can be signed, without scripts, attachments, hidden layers, or a signature of their own. Print them to a new PDF, and upload that.',
  );

export const needsInk = () =>
  new AppError(
    'envelope.needs-ink',
    'Wills, promissory notes, and deeds can’t be signed here. The law asks for ink, witnesses, or a notary. Your closing agent or a lawyer tells you how.',
  );
