import {
  daysBetween,
  type DocumentSlotStatus,
  type DocumentUploadState,
  type SlotMark,
} from '@hearthway/contracts/journey';

/** What is in a slot. */
export interface SlotContent {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly wanted: number;
  readonly files: readonly SlotFile[];
  readonly uploads: readonly DocumentUploadState[];
  readonly mark: SlotMark | undefined;
}

interface SlotFile {
  /** Something to look at that the buyer hasn’t seen. */
  readonly hasOpenHint: boolean;
  readonly expiresOn: string | null;
}

/** How many days before its end a document is about to expire. */
const soonDays = 7;

/** Where a document stands: what asks the most of the buyer comes first. */
export function slotStatus({ today, wanted, files, uploads, mark }: SlotContent): DocumentSlotStatus {
  if (mark && mark.notNeededReason !== '') return 'not_needed';
  if (uploads.includes('refused') || files.some(({ hasOpenHint }) => hasOpenHint)) return 'needs_fix';
  if (uploads.length > 0) return 'checking';
  if (files.length === 0) return 'needed';
  const until = lastDay(files);
  if (until !== null && until < today) return 'expired';
  if (!mark?.complete && files.length < wanted) return 'uploaded';
  return until !== null && daysBetween(today, until) <= soonDays ? 'expiring' : 'ok';
}

/** That of the newest file: an older one beside it does no harm. `null` if there is none, or one doesn’t get too old. */
export function lastDay(files: readonly Pick<SlotFile, 'expiresOn'>[]): string | null {
  const days = files.map(({ expiresOn }) => expiresOn);
  if (days.includes(null)) return null;
  return days.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')).at(-1) ?? null;
}
