export { createGroupCommit, type GroupCommit, type GroupCommitOptions, type RefusedItem } from './group-commit.js';
export { keyedQueue, type KeyedQueue } from './keyed-queue.js';
export { retryOnConflict } from './retry-on-conflict.js';
export { withTimeout } from './with-timeout.js';
