export { Figures } from './figures.js';
