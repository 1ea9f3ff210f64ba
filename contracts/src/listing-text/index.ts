export { parseListing, type ListingFact, type ListingFacts, type ParsedListing } from './parse-listing.js';
export { marketStatusNamed } from './market-status.js';
export { propertyTypeNamed } from './property-type.js';
export { listingTextMaximum } from './tokens.js';
