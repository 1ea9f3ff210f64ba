import { envelopeLimits, type Envelope, type EnvelopeEntry, type NewEnvelope } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey, refuseReusedKey } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../dependencies.js';
import { created, isForInk, shownEnvelope, type StoredEnvelope } from '../envelope.js';
import { bytesOf, writeKept } from '../kept-files.js';

interface NewEnvelopeRequest {
  readonly userId: string;
  /** The same for a repeated request, which then gets the envelope that is there. */
  readonly envelopeId: string;
}

/**
 * Puts the newest file of a document, or a term sheet, into an envelope. It keeps a copy, so that what is signed stays the same
 * whatever happens to the document.
 * @throws AppError `document.not-found`, `envelope.not-for-this-paper`, `envelope.unusable-file`, `envelope.too-many`,
 * `offer.not-found`, `offer.toolkit-required`, `request.key-reused`
 */
export async function createEnvelope(
  dependencies: EnvelopeDependencies,
  { userId, envelopeId: id }: NewEnvelopeRequest,
  { source: origin }: NewEnvelope,
): Promise<Envelope> {
  const { store, files, runFillJob, transaction, readName, now, newId, sha256 } = dependencies;
  const there = await store.findById(userId, id);
  if (there) return asMade(there, origin);
  const { title, pdf } = await readOrigin(dependencies, userId, origin);
  const { result } = await runFillJob(pdf, { kind: 'check' });
  if (!result.usable) throw unusable();
  const senderName = (await readName(userId)).slice(0, envelopeLimits.nameCharacters);
  const entry: EnvelopeEntry = { title, senderName, signers: [], fields: [], days: envelopeLimits.daysUsual };
  const { sealedBytes, ...source } = await writeKept(dependencies, newId(), pdf);
  const at = now();
  const facts = { id, userId, entry, origin, pages: result.pages, source, createdAt: at.toISOString() };
  const envelope = created(facts, { sha256 });
  try {
    await transaction(async (transaction) => {
      if (!(await store.hasRoom(userId, transaction))) {
        throw new AppError('envelope.too-many', problemTexts.envelopesFull, { limit: 'envelopes' });
      }
      await files.insert(source.id, sealedBytes, at, transaction);
      await store.insert(envelope, transaction);
    });
    return shownEnvelope(envelope);
  } catch (error) {
    await files.deleteChunks(source.id);
    if (!isDuplicateKey(error)) throw error;
    const faster = await store.findById(userId, id);
    // It belongs to another buyer: someone guessed a key.
    if (!faster) throw new AppError('document.not-found', problemTexts.documentNotFound);
    return asMade(faster, origin);
  }
}

/** @throws AppError `request.key-reused` */
function asMade(envelope: StoredEnvelope, origin: NewEnvelope['source']): Envelope {
  refuseReusedKey(envelope.origin, origin);
  return shownEnvelope(envelope);
}

async function readOrigin(
  { findNewestFile, writeTermSheet }: EnvelopeDependencies,
  userId: string,
  origin: NewEnvelope['source'],
): Promise<{ readonly title: string; readonly pdf: Buffer }> {
  if (origin.kind === 'term-sheet') {
    return { title: 'Term sheet', pdf: Buffer.from(await writeTermSheet(userId, origin.offerId)) };
  }
  const { name, slot, type, dangers, bytes, read } = await findNewestFile(userId, origin.documentId);
  if (isForInk(slot, [name])) {
    throw new AppError('envelope.not-for-this-paper', problemTexts.envelopeNotForThisPaper);
  }
  if (type !== 'application/pdf' || dangers.length > 0 || bytes > envelopeLimits.fileBytes) throw unusable();
  return { title: name, pdf: await bytesOf(read({ start: 0, end: bytes - 1 })) };
}

const unusable = () => new AppError('envelope.unusable-file', problemTexts.envelopeUnusableFile);
