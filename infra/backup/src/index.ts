export { BackupError } from './backup-error.js';
export { dumpDatabases } from './dump-databases.js';
export { restoreDatabases } from './restore-databases.js';
