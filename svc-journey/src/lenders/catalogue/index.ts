export { followLenderFile } from './lender-feed.js';
export type { LenderSource } from './lender-source.js';
export type { ListedLender } from './listed-lender.js';
export { lenderCatalogue, sampleLenders } from './sample-lenders.js';
