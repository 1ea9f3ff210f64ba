import {
  documentStageIds,
  isSlotDone,
  type DocumentSlot,
  type DocumentSlotStatus,
  type DocumentStage,
} from '@hearthway/contracts/journey';

export interface StageSlots {
  readonly stage: DocumentStage;
  readonly slots: readonly DocumentSlot[];
}

/** The stages that ask for something, in order. A document that several ask for is listed where it’s needed first. */
export function slotsByStage(slots: readonly DocumentSlot[]): StageSlots[] {
  return documentStageIds
    .map((stage) => ({ stage, slots: slots.filter(({ stages: [first] }) => first === stage) }))
    .filter((group) => group.slots.length > 0);
}

export const countDone = (slots: readonly DocumentSlot[]): number =>
  slots.filter(({ status }) => isSlotDone(status)).length;

/** Whether the buyer has something to do. */
const isSlotOpen = (status: DocumentSlotStatus): boolean => !isSlotDone(status) && status !== 'checking';

/** What to do next: first what was done and doesn’t hold, then what is missing, stage by stage. */
export function nextSlot(slots: readonly DocumentSlot[]): DocumentSlot | undefined {
  const inOrder = slotsByStage(slots).flatMap((group) => group.slots);
  return (
    inOrder.find(({ status }) => status === 'needs_fix' || status === 'expired') ??
    inOrder.find(({ status }) => isSlotOpen(status))
  );
}
