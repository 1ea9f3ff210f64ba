export { renameCollection } from './rename-collection.js';
export { runMigrations, type Migration, type MigrationOptions, type MigrationRun } from './run-migrations.js';
