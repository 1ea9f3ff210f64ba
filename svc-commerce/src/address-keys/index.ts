export { createAddressKeys, type AddressKeys } from './address-keys.js';
