export { checkContracts } from './check-contracts.js';
export { checkPaths } from './check-paths.js';
export { checkPlatform } from './check-platform.js';
export { judge, type Pair } from './judge.js';
