export { createGroupCommit, type GroupCommit, type GroupCommitOptions, type RefusedItem } from './group-commit.js';
export { keyedQueue, type KeyedQueue } from './keyed-queue.js';
export { createRepeatedTask, type RepeatedTask } from './repeated-task.js';
export { retryOnConflict } from './retry-on-conflict.js';
export { withTimeout } from './with-timeout.js';
