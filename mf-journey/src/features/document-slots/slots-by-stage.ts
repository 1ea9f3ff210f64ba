import { documentStageIds, isSlotDone, type DocumentSlot, type DocumentStage } from '@hearthway/contracts/journey';

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

/** What to do, in order: first what was done and doesn’t hold, then what is missing, stage by stage. */
export function openSlots(slots: readonly DocumentSlot[]): readonly DocumentSlot[] {
  const open = slotsByStage(slots)
    .flatMap((group) => group.slots)
    .filter(({ status }) => !isSlotDone(status) && status !== 'checking');
  const isBroken = ({ status }: DocumentSlot): boolean => status === 'needs_fix' || status === 'expired';
  return [...open.filter(isBroken), ...open.filter((slot) => !isBroken(slot))];
}
