export { connectMongo, type MongoOptions } from './connect-mongo.js';
export { createGroupCommit, type GroupCommit, type GroupCommitOptions } from './group-commit.js';
export { ensureIndexes } from './ensure-indexes.js';
export { inTransaction } from './in-transaction.js';
export { isDuplicateKey, type DuplicateKeyError } from './is-duplicate-key.js';
