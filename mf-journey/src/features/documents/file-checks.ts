import {
  acceptedFiles,
  documentLimits,
  documentRefusals,
  documentTypes,
  newUpload,
  type DocumentUpload,
} from '@hearthway/contracts/journey';

/** What a browser says of a file before it is read. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

const endings = new Set(acceptedFiles.split(','));
const types = new Set<string>([...Object.keys(documentTypes), 'image/heic', 'image/heif']);

/** Why a file can’t be taken, in the service’s words; empty if nothing speaks against it before it’s opened. */
export function problemOf({ name, size, type }: ChosenFile): string {
  const bytes = newUpload.shape.bytes.safeParse(size);
  if (!bytes.success) return bytes.error.issues[0]?.message ?? documentRefusals.damaged;
  const ending = /\.[^.]+$/.exec(name.trim())?.[0].toLowerCase();
  // Without an ending, the service judges by the content, as it does anyway.
  const isKnown = ending === undefined || endings.has(ending) || types.has(type);
  return isKnown ? '' : documentRefusals['wrong-type'];
}

/** The name under which a file is kept. Other names can be longer, and end with what the file is. */
export function nameOf({ name }: Pick<File, 'name'>): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  if (plain === '') return 'Document';
  return plain.slice(-documentLimits.nameCharacters).trim();
}

/** Whether it looks like the file whose upload was begun, so that it can go on. */
export function isFileOf(upload: Pick<DocumentUpload, 'name' | 'bytes'>, file: ChosenFile): boolean {
  return upload.bytes === file.size && upload.name === nameOf(file);
}
