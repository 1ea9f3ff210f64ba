export { ActionBar } from './action-bar.js';
export { canBeSigned, DocumentSignature } from './document-signature.js';
export { FieldBox, fieldNames, FieldWords, PrintedField, SignerMark } from './field-box.js';
export { HaveItSigned } from './have-it-signed.js';
export { pageName } from './page-name.js';
export { PagePicture } from './page-picture.js';
export { useEnvelopeChanges, useEnvelopes, useNewEnvelope } from './use-envelopes.js';
