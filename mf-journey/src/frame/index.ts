export { Frame } from './frame.js';
