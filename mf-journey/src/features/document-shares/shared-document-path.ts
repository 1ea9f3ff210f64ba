export const sharedDocumentPath = '/shared-document';
