export { DateBox } from './date-box.js';
