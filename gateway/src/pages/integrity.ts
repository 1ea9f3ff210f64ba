import { createHash } from 'node:crypto';
import type { Release } from '@hearthway/contracts/releases';
import { encodedText, type EncodedText } from './encoded-text.js';
import { isPublic } from './released-files.js';

interface IntegrityFile extends EncodedText {
  /** Its own. */
  readonly integrity: string;
}

const made = new WeakMap<Release, IntegrityFile>();

/** The file with the digests of all files of a release that browsers get. */
export function integrityFileOf(release: Release): IntegrityFile {
  const file = made.get(release) ?? integrityFile(release);
  made.set(release, file);
  return file;
}

function integrityFile({ files }: Release): IntegrityFile {
  const digests = files.flatMap(({ path, integrity }) => (isPublic(path) ? [[path, integrity]] : []));
  const text = JSON.stringify(Object.fromEntries(digests));
  return { ...encodedText(text), integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}
