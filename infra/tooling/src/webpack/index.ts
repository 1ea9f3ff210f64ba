export { shellConfig, sliceConfig } from './federated.js';
export { pageConfig } from './page.js';
