import {
  documentLimits,
  type BuyerDocument,
  type DocumentSubject,
  type DocumentVersion,
} from '@hearthway/contracts/journey';
import { expiryOn } from './slots/slot-age.js';

/** One file of a document. Its id is that of the file. */
export interface StoredVersion extends DocumentVersion {
  /** Wrapped. */
  readonly key: string;
}

/** A document with what only this service knows about it. */
export interface StoredDocument extends Omit<BuyerDocument, 'versions' | 'expiresOn' | 'goneAt'> {
  readonly userId: string;
  /** The newest first. */
  readonly versions: readonly StoredVersion[];
}

/** @throws Error if there is none, which the store never returns */
export function newestVersion({ versions: [newest] }: Pick<StoredDocument, 'versions'>): StoredVersion {
  if (!newest) throw new Error('The document has no version');
  return newest;
}

/** Whether it shows exactly this. */
export const isPhoto = ({ subject }: Pick<BuyerDocument, 'subject'>, wanted: DocumentSubject): boolean =>
  subject?.kind === wanted.kind && subject.id === wanted.id;

/** What its buyer sees of it. */
export function shown({ userId: _userId, versions, ...document }: StoredDocument, today: string): BuyerDocument {
  return {
    ...document,
    versions: versions.map(({ key: _key, ...version }) => version),
    expiresOn: expiryOn(today, document),
    goneAt: document.binnedAt === null ? null : goneAt(document.binnedAt),
  };
}

const binMilliseconds = documentLimits.binDays * 86_400_000;

/** When a document in the bin goes for good. */
const goneAt = (binnedAt: string): string => new Date(Date.parse(binnedAt) + binMilliseconds).toISOString();

/** What was put into the bin before this goes now. */
export const binEnd = (now: Date): Date => new Date(now.getTime() - binMilliseconds);
