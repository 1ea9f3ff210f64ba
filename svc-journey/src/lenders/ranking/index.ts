export { meetsAll } from './fit.js';
export { closedGate, lendsThere } from './gates.js';
export { listingOf, rankLenders, rankMatch, rankMatches, type RankingToday } from './ranking.js';
export { rankingFactsOf, type RankingFacts } from './ranking-facts.js';
