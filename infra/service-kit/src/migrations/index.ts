export { runMigrations, type Migration, type MigrationOptions, type MigrationRun } from './run-migrations.js';
