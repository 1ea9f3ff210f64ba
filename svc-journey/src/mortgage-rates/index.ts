export { followRatesFeed } from './rates-feed.js';
export { mortgageRateRoutes } from './mortgage-rate-routes.js';
