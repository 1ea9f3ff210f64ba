export { rankLenders, rankMatch, rankMatches, type RankedLender } from './ranking.js';
export { rankingFactsOf, type RankingFacts } from './ranking-facts.js';
