export { ClosedNotice, ContractPage, NoContract } from './contract-page.js';
