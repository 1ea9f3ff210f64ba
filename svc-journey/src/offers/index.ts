export { offerChecklist } from './offer-checklist.js';
export { offerRoutes } from './offer-routes.js';
export { createOfferStore } from './offer-store.js';
export { readOfferBuyer } from './read-buyer.js';
export { writeTermSheet } from './read-offers.js';
