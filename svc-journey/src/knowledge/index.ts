export { isConfident } from './confidence.js';
export { spanishStopWords } from './spanish/index.js';
export { openKnowledge, type Knowledge, type KnowledgeEntry, type KnowledgeResult } from './knowledge-store.js';
export { wordsOf } from './words.js';
export { unanswerable, type Unanswerable } from './unanswerable/index.js';
