export { connectMongo, type MongoOptions } from './connect-mongo.js';
export { ensureIndexes, type Store } from './ensure-indexes.js';
export { inTransaction, type Transaction } from './in-transaction.js';
export { isDatabaseUnavailable } from './is-database-unavailable.js';
export { isDuplicateKey, type DuplicateKeyError } from './is-duplicate-key.js';
export { tryUpsert } from './try-upsert.js';
