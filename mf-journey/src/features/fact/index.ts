export { Fact } from './fact.js';
export { Facts } from './facts.js';
