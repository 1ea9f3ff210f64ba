export { FigureHeading } from './figure-heading.js';
