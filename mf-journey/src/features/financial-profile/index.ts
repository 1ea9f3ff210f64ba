export {
  countiesQuery,
  fetchFinancialProfile,
  financialProfileKey,
  financialProfileQuery,
  sendFinancialProfile,
  type ProfileChange,
} from './api.js';
export { profileDraftsOf, type ProfileDrafts } from './drafts/profile-drafts.js';
export { WaitingDrafts } from './drafts/waiting-drafts.js';
export { profileSectionTitles, sectionAddress } from './section-address.js';
