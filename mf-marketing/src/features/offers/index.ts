export { FoundingMemberCard, type FoundingMemberCardProps } from './founding-member-card.js';
export { OfferToolkitCard, type OfferToolkitCardProps } from './offer-toolkit-card.js';
export { foundingCountPath, useFoundingPlaces } from './use-founding-places.js';
