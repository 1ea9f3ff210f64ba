export { checkFairHousing, fairHousingMessage, type FairHousingVerdict } from './fair-housing.js';
export { phraseReader, type PhraseRule, type WordGroups } from './phrase-rules.js';
export { fairHousingRules, wordGroups, type FairHousingRule } from './rules.js';
