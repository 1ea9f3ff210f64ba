export { parseListing, listingTextMaximum, type ListingFields, type ParsedListing } from './parse-listing.js';
export { addressKey } from './address-key.js';
export { cents, count, propertyTypeNamed, wholeNumber, yesOrNo } from './values.js';
