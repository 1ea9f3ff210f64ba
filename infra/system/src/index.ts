export { releasedProcesses, services, type ServiceProcess } from './system.js';
export { startSystem, type RunningSystem, type SystemOptions } from './start-system.js';
export { startTemporarySystem } from './temporary-system.js';
export { replaceProcesses, supervise } from './supervise.js';
export { repositoryRoot } from './paths.js';
export { freePorts, portIsFree } from './processes/free-ports.js';
export { serveSlice, type ServedSlice } from './processes/served-slice.js';
export { ensureChromium } from './testing/chromium.js';
