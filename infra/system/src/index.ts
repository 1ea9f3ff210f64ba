export type { RunningSystem, SystemOptions } from './start-system.js';
export { startTemporarySystem } from './temporary-system.js';
export { supervise } from './supervise.js';
export { repositoryRoot } from './paths.js';
export { findLogLines } from './processes/log-file.js';
export { freePorts, portIsFree } from './processes/free-ports.js';
export { ensureChromium } from './testing/chromium.js';
