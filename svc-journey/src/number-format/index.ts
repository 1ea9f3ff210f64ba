export { aboutDollars, dollars, dollarsDown, dollarsUp, percent, percentBeside } from './number-format.js';
