export { RequestDocuments, ShareDocument } from './share-dialogs.js';
export { ShareList } from './share-list.js';
