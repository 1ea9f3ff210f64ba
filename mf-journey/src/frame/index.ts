export { Frame } from './frame.js';
export { PublicFrame } from './public-frame.js';
