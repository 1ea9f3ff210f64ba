import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { completed, onlyDocument, type StoredEnvelope } from '../envelope.js';
import { readKept, writeKept } from '../kept-files.js';
import { sealPdf } from '../sealing/seal-pdf.js';
import { attemptFiles } from '../storage/envelope-store.js';
import { requestSigningMail } from './ask-signer.js';
import { storeChange } from './store-change.js';

/** Longer than it takes to fill and to write a PDF. */
const claimMilliseconds = 2 * 60_000;

/**
 * Seals what everyone has signed, until none is left. An attempt that dies is made again by whoever claims the envelope next, and
 * what it wrote is deleted.
 */
export async function sealEnvelopes(dependencies: EnvelopeDependencies): Promise<void> {
  const { store, files, now, newId } = dependencies;
  for (;;) {
    const at = now();
    const attemptId = newId();
    const until = new Date(at.getTime() + claimMilliseconds);
    const claimed = await store.claimSealing(attemptId, { now: at, until });
    if (!claimed) return;
    const { envelope, formerAttemptId } = claimed;
    if (formerAttemptId !== null) for (const id of attemptFiles(formerAttemptId)) await files.deleteChunks(id);
    try {
      await sealOne(dependencies, envelope, attemptId);
    } catch (error) {
      await deleteUnused(dependencies, envelope, attemptId);
      throw error;
    }
  }
}

/** A lost connection may hide that the attempt was stored. */
async function deleteUnused(
  { store, files }: EnvelopeDependencies,
  { userId, id }: StoredEnvelope,
  attemptId: string,
): Promise<void> {
  const written = attemptFiles(attemptId);
  const now = await store.findById(userId, id);
  if (now?.sealed?.id === written[0]) return;
  for (const fileId of written) await files.deleteChunks(fileId);
}

async function sealOne(dependencies: EnvelopeDependencies, envelope: StoredEnvelope, attemptId: string): Promise<void> {
  const { files, keepPdf, signingCertificate, transaction, now, newId, sha256 } = dependencies;
  const certificate = await signingCertificate();
  const source = await readKept(dependencies, envelope.source);
  const at = wholeSecond(now());
  const pdf = await sealPdf(dependencies, { envelope, source, certificate, at });
  const [sealedId, signedId] = attemptFiles(attemptId);
  const { sealedBytes, ...file } = await writeKept(dependencies, sealedId, pdf);
  const { id, userId, origins, entry } = envelope;
  const keep = await keepPdf({
    id: newId(),
    userId,
    fileId: signedId,
    pdf,
    name: entry.title,
    documentId: onlyDocument(origins),
  });
  const seal = { file, certificateSha256: certificate.sha256 };
  const signedDocumentId = await transaction(async (transaction) => {
    const kept = await keep(transaction);
    const after = completed(envelope, { ...seal, signedDocumentId: kept }, { at: at.toISOString(), sha256 });
    if (!after) throw new Error(`The envelope ${id} isn’t to be sealed`);
    // Fails if another instance took over, or the account is gone.
    await storeChange(dependencies, { before: envelope, after, correlationId: attemptId }, transaction);
    await files.insert(sealedId, sealedBytes, at, transaction);
    for (const { id: signerId } of entry.signers) {
      const key = { userId, envelopeId: id, signerId };
      const mail = { kind: 'signature-completed', key, correlationId: attemptId } as const;
      await requestSigningMail(dependencies, mail, transaction);
    }
    return kept;
  });
  // The buyer has no room for another document. The signed PDF is in the envelope.
  if (signedDocumentId === null) await files.deleteChunks(signedId);
}

/** A seal has no finer time, and the last step of the audit has the same. */
const wholeSecond = (time: Date): Date => new Date(Math.floor(time.getTime() / 1_000) * 1_000);
