export { OutsideLink } from './outside-link.js';
