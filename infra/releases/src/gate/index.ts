export { checkContracts, type GateRelease } from './check-contracts.js';
export { checkPaths } from './check-paths.js';
export { checkPlatform, type PlatformUse } from './check-platform.js';
export { judge, type Pair } from './judge.js';
