export { checkFairHousing, fairHousingMessage, type FairHousingResult, type FairHousingSense } from './fair-housing.js';
export { fairHousingRules, wordGroups, type FairHousingRule } from './rules.js';
