export { CollectedBar } from './collected-bar.js';
export { DocumentsOfStage, DocumentsSection } from './documents-of-stage.js';
export { SlotLine } from './slot-line.js';
export { countDone, openSlots, slotsByStage, type StageSlots } from './slots-by-stage.js';
export { StatusBadge } from './status-badge.js';
export { useDocumentSlots, useDoneSlots } from './use-document-slots.js';
