export { ClosedNotice } from './closed-notice.js';
export { ContractPage } from './contract-page.js';
export { NoContract } from './no-contract.js';
