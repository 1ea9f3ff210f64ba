export { everyCall, makeEveryCall } from './every-call.js';
export { openOperations } from './fuzz-case.js';
export { readReply } from './read-reply.js';
export { fuzz, type FuzzOptions, type FuzzResult } from './run-fuzz.js';
export { useEveryFeature, type BuyerCall, type Owned } from './use-every-feature.js';
export { validBody } from './valid-body.js';
export { validHeaders } from './valid-headers.js';
export { writtenBody } from './written-body.js';
