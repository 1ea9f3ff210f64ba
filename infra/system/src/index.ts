export { startSystem, publishAll, type RunningSystem, type SystemOptions } from './start-system.js';
export { dataFolders, dataFolderOf, repositoryRoot } from './paths.js';
export { freePorts, portIsFree } from './processes/free-ports.js';
export { ensureChromium } from './testing/chromium.js';
