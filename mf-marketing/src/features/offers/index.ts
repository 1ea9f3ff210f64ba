export { FoundingMemberCard, type FoundingMemberCardProps } from './founding-member-card.js';
export { OfferToolkitCard, type OfferToolkitCardProps } from './offer-toolkit-card.js';
export { useFoundingMembersCount } from './use-founding-members-count.js';
