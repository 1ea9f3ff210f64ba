export { aboutMonthly, aboutPrice, dollars, parsePercent, policyValue, rateText, shareText } from './format.js';
