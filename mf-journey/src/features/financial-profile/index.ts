export { financialProfileKey, financialProfileQuery, fetchFinancialProfile } from './calls/get-financial-profile.js';
export { countiesQuery } from './calls/list-counties.js';
export { sendFinancialProfile, type ProfileChange } from './calls/save-financial-profile.js';
export { draftStorageOf, type DraftStorage } from './drafts/draft-storage.js';
export { OwnDraftsOnly } from './drafts/own-drafts-only.js';
export { WaitingDrafts } from './drafts/waiting-drafts.js';
