export { aboutDollars, dollars, dollarsDown, dollarsUp, percent, percentBeside } from './figures.js';
