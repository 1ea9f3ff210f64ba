export { acceptContract, type Acceptance } from './accept-contract.js';
export { moveDeadline } from './change-deadline.js';
export { closeContract, reopenContract } from './close-contract.js';
export type { ContractFollower } from './dependencies.js';
export { endContractOf, endCurrentContract, type OfferEnding } from './end-contract.js';
export { purchaseContractRoutes } from './purchase-contract-routes.js';
export { createPurchaseContractStore } from './purchase-contract-store.js';
export { readCurrentContract, readCurrentOrClosedContract } from './read-current-contract.js';
export type { CurrentContract } from './stored-contract.js';
