export { aboutDollars, dollars, dollarsDown, dollarsUp } from './number-format.js';
