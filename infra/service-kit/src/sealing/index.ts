export { createSealing, SealingError, type Sealing, type SealingOptions } from './sealing.js';
