import type { BuyerDocument, DocumentCenter, DocumentSlot, DocumentSlotKey } from '@hearthway/contracts/journey';
import { dayOf, documentSlotRowsOn, policyAt } from '../policy/index.js';
import type { DocumentDependencies } from './dependencies.js';
import { expiryOf, shown, type PaperAge } from './document.js';
import { lastDay, slotStatus } from './slots/slot-status.js';
import { slotsFor, type Slot, type SlotCircumstances } from './slots/slots-for.js';
import type { SlotMarks } from './storage/document-store.js';
import { shownUpload, type StoredUpload } from './storage/upload-store.js';

export type ReadDependencies = Pick<
  DocumentDependencies,
  'store' | 'uploads' | 'now' | 'readProfile' | 'readInfo' | 'readContract' | 'readYearBuilt' | 'isPayingCash'
>;

/** Everything on the page of a buyer. */
export async function readCenter(
  dependencies: ReadDependencies & Pick<DocumentDependencies, 'scanFile'>,
  userId: string,
): Promise<DocumentCenter> {
  const { slots, documents, uploads, files } = await readPapers(dependencies, userId);
  return { slots, documents, uploads: uploads.map(shownUpload), files, scanning: dependencies.scanFile !== undefined };
}

/** The papers that the journey asks for, with what the buyer has. */
export async function readSlots(dependencies: ReadDependencies, userId: string): Promise<{ slots: DocumentSlot[] }> {
  return { slots: (await readPapers(dependencies, userId)).slots };
}

/** How long lenders take the papers of a slot, by the row in force on a day. */
export function ageOf(slot: DocumentSlotKey | null, today: string): PaperAge | undefined {
  const ages = documentSlotRowsOn(today).find((row) => row.slot === slot)?.ages;
  const row = ages && policyAt(today).findRow(`paper/age/${ages}`);
  return row && { days: row.value, rowId: row.id };
}

async function readPapers(dependencies: ReadDependencies, userId: string) {
  const { store, uploads: uploadStore, now } = dependencies;
  const [circumstances, stored, uploads, account] = await Promise.all([
    readCircumstances(dependencies, userId),
    store.findByUser(userId),
    uploadStore.findByUser(userId),
    store.findAccount(userId),
  ]);
  const today = dayOf(now());
  const documents = stored.map((document) => shown(document, expiryOf(document.datedOn, ageOf(document.slot, today))));
  const kept = documents.filter(({ binnedAt }) => binnedAt === null);
  const slots = slotsFor(circumstances).map((slot) => slotOf(slot, { today, kept, uploads, marks: account.marks }));
  return { slots, documents, uploads, files: account.files };
}

interface Papers {
  readonly today: string;
  readonly kept: readonly BuyerDocument[];
  readonly uploads: readonly StoredUpload[];
  readonly marks: SlotMarks;
}

function slotOf(
  { key, name, why, neededBy, row, wanted }: Slot,
  { today, kept, uploads, marks }: Papers,
): DocumentSlot {
  const files = kept
    .filter(({ slot }) => slot === key)
    .map((document) => ({
      expiresOn: document.expiresOn,
      hasOpenHint: !document.hintsSeen && (document.versions[0]?.hints.length ?? 0) > 0,
    }));
  const onTheWay = uploads.filter(({ slot }) => slot === key).map(({ state }) => state);
  const mark = marks[key];
  return {
    key,
    name,
    why,
    neededBy,
    stages: [...row.stages],
    status: slotStatus({ today, wanted, files, uploads: onTheWay, mark }),
    wanted,
    files: files.length,
    expiresOn: files.length === 0 ? null : lastDay(files),
    complete: mark?.complete ?? false,
    notNeededReason: mark?.notNeededReason ?? '',
    rowId: row.id,
  };
}

async function readCircumstances(dependencies: ReadDependencies, userId: string): Promise<SlotCircumstances> {
  const { readProfile, readInfo, readContract, readYearBuilt, isPayingCash, now } = dependencies;
  const [profile, info, current, payingCash] = await Promise.all([
    readProfile(userId),
    readInfo(userId),
    readContract(userId),
    isPayingCash(userId),
  ]);
  const terms = current?.contract.terms;
  const yearBuilt = terms?.homeId ? await readYearBuilt(userId, terms.homeId) : undefined;
  return { today: dayOf(now()), profile, info: info ?? null, terms, yearBuilt, payingCash };
}
