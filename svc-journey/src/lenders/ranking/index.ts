export { meetsAll } from './fit.js';
export { closedGate, lendsThere } from './gates.js';
export { rankLenders, rankMatches, type RankedLender } from './ranking.js';
export { rankingFactsOf, type RankingFacts } from './ranking-facts.js';
