export { Line, Prose } from './prose.js';
export { plainText, type Block } from './rich-text.js';
