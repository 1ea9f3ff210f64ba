export { connectMongo, type MongoOptions } from './connect-mongo.js';
export { ensureIndexes } from './ensure-indexes.js';
export { inTransaction } from './in-transaction.js';
export { isDatabaseOutage } from './is-database-outage.js';
export { isDuplicateKey, type DuplicateKeyError } from './is-duplicate-key.js';
