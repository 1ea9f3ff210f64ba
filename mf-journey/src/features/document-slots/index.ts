export { StatusBadge } from './status-badge.js';
export { useDocumentSlots } from './use-document-slots.js';
