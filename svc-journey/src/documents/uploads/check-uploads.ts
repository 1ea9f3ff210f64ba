import type { DocumentRefusal } from '@hearthway/contracts/journey';
import { dayOf } from '../../policy/index.js';
import { putVersion } from '../changes/put-version.js';
import type { StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { dayOn, hintsOf } from '../hints.js';
import type { TakenFile } from '../inspector/inspection.js';
import { readBuyerName } from '../read-slots.js';
import type { InspectedFile } from '../inspector/inspector-client.js';
import type { FileKey } from '../storage/file-cipher.js';
import type { WrittenFile } from '../storage/file-store.js';
import type { StoredUpload } from '../storage/upload-store.js';

/** A check renews its claim for as long as it takes. After a kill, another instance takes over soon. */
const claimMilliseconds = 30_000;
const renewMilliseconds = 10_000;
/** After the first try; then twice as long each time. The last ones are hours later, when an outage is over. */
const retryMilliseconds = { first: 30_000, most: 10 * 60_000 };
/** Then the buyer hears that it can’t be checked. */
const maximumAttempts = 20;

/**
 * Checks uploads whose bytes are all there, until none is left, or the service stops. Each is claimed first, so that several
 * instances can work at once, and one that died in the middle loses nothing: its claim runs out, and the next try begins anew.
 */
export async function checkUploads(dependencies: DocumentDependencies, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const upload = await claim(dependencies);
    if (!upload) return;
    const renewing = setInterval(() => {
      // If that fails, the claim may run out, and whoever has the next one finishes it.
      dependencies.uploads.claimUntil(upload.id, fileIdOf(upload), claimEnd(dependencies.now())).catch(() => undefined);
    }, renewMilliseconds);
    try {
      await checkUpload(dependencies, upload);
    } catch (error) {
      clearInterval(renewing);
      await putOff(dependencies, upload);
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }
}

const claimEnd = (now: Date): Date => new Date(now.getTime() + claimMilliseconds);

/** What an earlier try wrote is removed, in the same transaction, since nobody else knows of it. */
function claim({ uploads, files, transaction, now, newId }: DocumentDependencies): Promise<StoredUpload | undefined> {
  const at = now();
  const wanted = { fileId: newId(), now: at, until: claimEnd(at) };
  return transaction(async (transaction) => {
    const claimed = await uploads.claim(wanted, transaction);
    if (claimed && claimed.formerFileId !== null) await files.delete([claimed.formerFileId], transaction);
    return claimed?.upload;
  });
}

async function checkUpload(dependencies: DocumentDependencies, upload: StoredUpload): Promise<void> {
  const { uploads, keys, scanFile, inspectFile } = dependencies;
  const received = { id: upload.id, key: keys.unwrap(upload.key, upload.id) };
  if (scanFile && (await scanFile(uploads.read(received))) === 'malware') {
    await refuse(dependencies, upload, 'malware');
    return;
  }
  await inspectFile(uploads.read(received), async ({ inspection, picture, thumbnail }: InspectedFile) => {
    if (!inspection.taken) await refuse(dependencies, upload, inspection.refusal);
    else if (upload.subject !== null && !isPicture(inspection)) await refuse(dependencies, upload, 'not-a-photo');
    else await keep(dependencies, upload, { ...inspection, thumbnail }, picture ?? uploads.read(received));
  });
}

const isPicture = ({ type }: TakenFile): boolean => type.startsWith('image/');

/** It counts against the limit until it is dismissed, so that their number has one, too. */
async function refuse(
  { uploads, files, transaction }: DocumentDependencies,
  upload: StoredUpload,
  refusal: DocumentRefusal,
): Promise<void> {
  await transaction(async (transaction) => {
    const fileId = fileIdOf(upload);
    if (await uploads.refuse(upload.id, fileId, refusal, transaction)) await files.delete([fileId], transaction);
  });
}

/** Writes the file where nobody finds it yet, and then everything about it in one transaction. */
async function keep(
  dependencies: DocumentDependencies,
  upload: StoredUpload,
  taken: TakenFile & Pick<InspectedFile, 'thumbnail'>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { files, uploads, store, keys, transaction, now, figuresAt, newFileKey } = dependencies;
  const file: FileKey = { id: fileIdOf(upload), key: newFileKey() };
  const written = await files.write(file, bytes);
  const today = dayOf(figuresAt());
  const hints = hintsOf({ ...taken, slot: upload.slot }, await readBuyerName(dependencies, upload.userId), today);
  const at = now();
  const version: StoredVersion = {
    ...factsOf(taken, written),
    id: file.id,
    key: keys.wrap(file.key, file.id),
    scan: dependencies.scanFile ? 'clean' : 'not-scanned',
    hints,
    uploadedAt: at.toISOString(),
  };
  const extract = { text: taken.text.join('\n').trim(), thumbnail: taken.thumbnail };
  const datedOn = dayOn(taken, today)?.on ?? null;
  const kept = await transaction(async (transaction) => {
    // What it shows may have been merged into something else since it was claimed.
    const finished = await uploads.finish(upload.id, file.id, transaction);
    if (!finished) return false;
    await files.insert(file.id, written.sealedBytes, at, transaction);
    await store.insertExtract(upload.userId, file, extract, transaction);
    await putVersion(dependencies, { upload: finished, version, datedOn }, transaction);
    return true;
  });
  // The buyer gave it up, or another instance took over.
  if (!kept) await files.deleteChunks(file.id);
}

function factsOf({ type, pages, dangers }: TakenFile, { bytes, sha256 }: WrittenFile) {
  return { type, pages, dangers: [...dangers], bytes, sha256 };
}

/** An outage of the scanner or the database. The file waits, and is tried again. */
async function putOff(dependencies: DocumentDependencies, upload: StoredUpload): Promise<void> {
  const { uploads, now } = dependencies;
  const { attempts } = upload;
  if (attempts >= maximumAttempts) {
    await refuse(dependencies, upload, 'not-checked');
    return;
  }
  const pause = Math.min(retryMilliseconds.first * 2 ** (attempts - 1), retryMilliseconds.most);
  await uploads.claimUntil(upload.id, fileIdOf(upload), new Date(now().getTime() + pause));
}

function fileIdOf({ fileId, id }: StoredUpload): string {
  if (fileId === null) throw new Error(`The upload ${id} is not claimed`);
  return fileId;
}
