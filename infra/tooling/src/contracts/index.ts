export { describeOffer, describeUse, providers } from './describe-contract.js';
