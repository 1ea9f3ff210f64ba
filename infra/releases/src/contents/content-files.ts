import type { contentForms } from '@hearthway/contracts/releases';
import type { Readable } from 'node:stream';

export type ContentForm = (typeof contentForms)[number];

/** Where contents are kept: files whose names say what is in them, so that they are never replaced. */
export interface ContentFiles {
  /** Writes all of it, or nothing. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<Readable | undefined>;
  close?(): void;
}

const endings: Readonly<Record<ContentForm, string>> = { plain: '', br: '.br', gzip: '.gz' };

/** In 256 folders, because some disks are slow with many files in one. */
export function fileNameOf(content: string, form: ContentForm): string {
  return `${content.slice(0, 2)}/${content}${endings[form]}`;
}
