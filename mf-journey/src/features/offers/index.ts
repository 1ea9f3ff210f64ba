export { fetchTermSheet, reviewQuery, strategiesQuery } from './api.js';
export { useOfferChanges, useOffers } from './use-offers.js';
