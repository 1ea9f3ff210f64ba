import { fileTypeFromBuffer } from 'file-type';
import { Refused, type Inspected } from './inspection.js';
import { openPicture } from './inspect-picture.js';
import { openPdf } from './inspect-pdf.js';
import { inspectWord } from './inspect-word.js';

type Open = (file: Buffer) => Promise<Inspected>;

/**
 * Judges a file by its content and by opening it, never by its name. Before it is opened, the library for it is loaded.
 * @throws Error only if that can’t be loaded, which is no fault of the file
 */
export async function prepareInspection(file: Buffer, maximumBytes: number): Promise<() => Promise<Inspected>> {
  const load = await findLibrary(file, maximumBytes).catch(refusal);
  if (typeof load !== 'function') return () => Promise.resolve(load);
  const open = await load();
  return () => open(file).catch(refusal);
}

export const inspect = async (file: Buffer, maximumBytes: number): Promise<Inspected> =>
  (await prepareInspection(file, maximumBytes))();

const refusal = (error: unknown): Inspected => ({
  inspection: { taken: false, refusal: error instanceof Refused ? error.refusal : 'damaged' },
});

async function findLibrary(file: Buffer, maximumBytes: number): Promise<() => Promise<Open>> {
  if (file.length === 0) throw new Refused('empty');
  if (file.length > maximumBytes) throw new Refused('too-large-inside');
  const found = await fileTypeFromBuffer(file);
  switch (found?.mime) {
    case 'application/pdf':
      return openPdf;
    case 'image/jpeg':
    case 'image/png':
      return openPicture(found.mime);
    case 'image/heic':
    case 'image/heif':
      return openPicture('image/heic');
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.ms-word.document.macroenabled.12':
    case 'application/zip':
      // Where Word’s content is not what the detection expects, opening it decides.
      return () => Promise.resolve(inspectWord);
    // Office puts a document with a password into this container. Old Word files are the same.
    case 'application/x-cfb':
      throw new Refused(holdsEncryptedPackage(file) ? 'password' : 'wrong-type');
    case undefined:
    default:
      throw new Refused(isBlank(file) ? 'damaged' : 'wrong-type');
  }
}

/** The name of a stream in the container’s directory, in UTF-16. */
const holdsEncryptedPackage = (file: Buffer): boolean => file.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** What an interrupted copy leaves behind. */
const isBlank = (file: Buffer): boolean => file.every((byte) => byte === 0);
