export { checkFairHousing, fairHousingMessage, type FairHousingResult } from './fair-housing.js';
export { fairHousingRules, wordGroups, type FairHousingRule } from './rules.js';
