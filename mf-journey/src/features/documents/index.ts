export { bytesText } from './bytes-text.js';
export { DropBox } from './drop-box.js';
export { DropTarget } from './drop-target.js';
export type { UploadTarget } from './own-uploads.js';
export { PickFiles, TakePhoto, useHandheld } from './pick-files.js';
export { UploadRows } from './upload-items.js';
export { createUploader, type SendingFile } from './uploader.js';
export {
  entryOf,
  useBin,
  useDocumentCenter,
  useDocumentChange,
  useDocumentRefresh,
  useDocumentSearch,
  useDownloadAll,
  useSlotMark,
  useUploadEnd,
  useUploader,
  useUploads,
} from './use-documents.js';
