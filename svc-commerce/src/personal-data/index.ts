export { createPseudonyms, emailKey, tidyName, type Pseudonyms } from './personal-data.js';
