export type { StripeControl } from './control/control.js';
export { createStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from './stripe-emulator.js';
