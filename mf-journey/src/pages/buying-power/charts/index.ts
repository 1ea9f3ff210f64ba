export { Charts } from './charts.js';
