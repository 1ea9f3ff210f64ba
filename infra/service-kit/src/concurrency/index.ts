export { createGroupCommit, type GroupCommit, type GroupCommitOptions, type RefusedItem } from './group-commit.js';
