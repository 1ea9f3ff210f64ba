export { FoundingMemberCard } from './founding-member-card.js';
export { OfferToolkitCard } from './offer-toolkit-card.js';
export { foundingCountPath, useFoundingPlaces } from './use-founding-places.js';
