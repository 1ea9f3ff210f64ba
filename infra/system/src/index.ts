export { startSystem, publishAll, type RunningSystem, type SystemOptions } from './start-system.js';
export { dataFolders, defaultDataFolder, repositoryRoot } from './paths.js';
export { freePorts } from './processes/free-ports.js';
