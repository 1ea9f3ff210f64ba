export { AnchorLink, focusById } from './anchor-link.js';
