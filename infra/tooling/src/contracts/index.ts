export { describeOffer, describeUse } from './describe-contract.js';
