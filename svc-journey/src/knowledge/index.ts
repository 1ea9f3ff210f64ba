export { isConfident } from './confidence.js';
export { createKnowledge, type Knowledge, type KnowledgeEntry } from './knowledge-store.js';
export { termsOf, wordsOf } from './words.js';
export { unanswerable, type Unanswerable } from './unanswerable.js';
