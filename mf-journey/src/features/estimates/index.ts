export { aboutMonthly, aboutPrice, dollars, parsePercent, rateText } from './format.js';
