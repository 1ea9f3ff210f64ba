export { formatDay } from './format-day.js';
