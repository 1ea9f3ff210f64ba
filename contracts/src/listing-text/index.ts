export { parseListing, type ListingFact, type ListingFacts, type ParsedListing } from './parse-listing.js';
export { propertyTypeNamed } from './property-type.js';
export { listingTextMaximum } from './tokens.js';
