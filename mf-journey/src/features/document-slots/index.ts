export { DocumentsOfStage, DocumentsSection } from './documents-of-stage.js';
export { SlotLine } from './slot-line.js';
export { StatusBadge } from './status-badge.js';
export { useDocumentSlots, useDoneSlots } from './use-document-slots.js';
