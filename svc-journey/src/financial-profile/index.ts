export type { MatchingFacts, ReadMatchingFacts } from './matching-facts.js';
