export { rankLenders, rankMatch, rankMatches } from './ranking.js';
export { rankingFactsOf, type RankingFacts } from './ranking-facts.js';
