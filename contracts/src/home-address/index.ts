export { createAddressBook } from './address-book.js';
export { addressKey, townKey, type HomeAddress } from './address-key.js';
export { directions, streetSuffixes } from './street-words.js';
