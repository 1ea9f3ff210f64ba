export { AfterKeys } from './after-keys.js';
export { NoContract } from './no-contract.js';
export { StepPage } from './step-page.js';
export { Waiting } from './waiting.js';
