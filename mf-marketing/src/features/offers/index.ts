export { FoundingMemberCard } from './founding-member-card.js';
export { OfferToolkitCard } from './offer-toolkit-card.js';
export { foundingCountPath, useFoundingSpots } from './use-founding-spots.js';
