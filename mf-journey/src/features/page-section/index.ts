export { Section } from './page-section.js';
