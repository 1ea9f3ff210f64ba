export { Fact } from './fact.js';
