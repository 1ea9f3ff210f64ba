export { createPseudonyms, type Pseudonyms } from './pseudonyms.js';
