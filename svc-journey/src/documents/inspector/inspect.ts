import { fileTypeFromBuffer } from 'file-type';
import { inspectPdf } from './inspect-pdf.js';
import { inspectPicture } from './inspect-picture.js';
import { inspectWord } from './inspect-word.js';
import { Refused, type Inspected } from './inspection.js';

/** Judges a file by its content and by opening it, never by its name. */
export async function inspect(file: Buffer, maximumBytes: number): Promise<Inspected> {
  try {
    if (file.length === 0) throw new Refused('empty');
    if (file.length > maximumBytes) throw new Refused('wrong-type');
    return await inspectByType(file);
  } catch (error) {
    const refusal = error instanceof Refused ? error.refusal : 'damaged';
    return { inspection: { taken: false, refusal } };
  }
}

async function inspectByType(file: Buffer): Promise<Inspected> {
  const found = await fileTypeFromBuffer(file);
  switch (found?.mime) {
    case 'application/pdf':
      return { inspection: await inspectPdf(file) };
    case 'image/jpeg':
    case 'image/png':
    case 'image/heic':
    case 'image/heif':
      return inspectPicture(file, found.mime);
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    case 'application/vnd.ms-word.document.macroenabled.12':
      return { inspection: await inspectWord(file) };
    // Office puts a document with a password into this container. Old Word files are the same.
    case 'application/x-cfb':
      throw new Refused(holdsEncryptedPackage(file) ? 'password' : 'wrong-type');
    // Where Word’s content is not what the detection expects, opening it decides.
    case 'application/zip':
      return { inspection: await inspectWord(file) };
    case undefined:
    default:
      throw new Refused(isBlank(file) ? 'damaged' : 'wrong-type');
  }
}

/** The name of a stream in the container’s directory, in UTF-16. */
const holdsEncryptedPackage = (file: Buffer): boolean => file.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** What an interrupted copy leaves behind. */
const isBlank = (file: Buffer): boolean => file.every((byte) => byte === 0);
