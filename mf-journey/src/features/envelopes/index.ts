export { FieldBox, fieldNames } from './field-box.js';
export { PagePicture } from './page-picture.js';
export { useEnvelopeChanges, useEnvelopes } from './use-envelopes.js';
