export { fetchDownloadAddress, fetchFile } from './api.js';
export { bytesText } from './bytes.js';
export { useKeptDocuments } from './document-center.js';
export { useDocumentSlots } from './document-slots.js';
export { DropBox } from './drop-box.js';
export { PickFiles } from './pick-files.js';
export { StagePapers } from './stage-papers.js';
export { StatusBadge } from './status-badge.js';
export { Arrived, Sending } from './upload-items.js';
export { createUploader, type SendingFile, type UploadRoutes } from './uploader.js';
export {
  useBin,
  useDocumentCenter,
  useDocumentChange,
  useDocumentSearch,
  useSlotMark,
  useUploadEnd,
  useUploader,
} from './use-documents.js';
