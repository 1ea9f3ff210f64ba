export { checkContracts, type GateRelease } from './check-contracts.js';
export { judge, type Pair } from './judge.js';
