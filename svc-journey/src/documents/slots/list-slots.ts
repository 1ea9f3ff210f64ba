import type {
  BuyerDocument,
  DocumentSlot,
  DocumentSlotKey,
  DocumentUpload,
  SlotMark,
} from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { hasOpenHint } from '../hints.js';
import { ageRowOn } from './slot-age.js';
import { lastDay, slotStatus } from './slot-status.js';
import { slotsFor, type NeededSlot, type SlotCircumstances } from './slots-for.js';

/** What the buyer has, and has said. */
export interface SlotContents {
  readonly documents: readonly Pick<BuyerDocument, 'slot' | 'binnedAt' | 'expiresOn' | 'hintsSeen' | 'versions'>[];
  readonly uploads: readonly Pick<DocumentUpload, 'slot' | 'state'>[];
  readonly marks: Partial<Readonly<Record<DocumentSlotKey, SlotMark>>>;
}

/** The documents that the journey asks for, and where each stands. */
export function listSlots(circumstances: SlotCircumstances, contents: SlotContents) {
  const { today } = circumstances;
  const needed = slotsFor(circumstances);
  const ages = needed.flatMap(({ key }) => ageRowOn(today, key) ?? []);
  return {
    slots: needed.map((slot) => slotOf(slot, today, contents)),
    policyRows: [...needed.map(({ row }) => publishedRow(row)), ...new Set(ages)],
  };
}

function slotOf({ key, row, wanted, ...text }: NeededSlot, today: string, contents: SlotContents): DocumentSlot {
  const files = contents.documents
    .filter(({ slot, binnedAt }) => slot === key && binnedAt === null)
    .map((document) => ({ expiresOn: document.expiresOn, hasOpenHint: hasOpenHint(document) }));
  const uploads = contents.uploads.filter(({ slot }) => slot === key).map(({ state }) => state);
  const mark = new Map(Object.entries(contents.marks)).get(key);
  const age = ageRowOn(today, key);
  return {
    key,
    ...text,
    stages: [...row.stages],
    status: slotStatus({ today, wanted, files, uploads, mark }),
    wanted,
    files: files.length,
    expiresOn: lastDay(files),
    age: age ? { days: age.value, rowId: age.id } : null,
    complete: mark?.complete ?? false,
    notNeededReason: mark?.notNeededReason ?? '',
    rowId: row.id,
  };
}

/** Without what only the slots need. */
function publishedRow({
  slot: _slot,
  stages: _stages,
  each: _each,
  ages: _ages,
  rule: _rule,
  ...row
}: PolicyRow & NeededSlot['row']): PolicyRow {
  return row;
}
