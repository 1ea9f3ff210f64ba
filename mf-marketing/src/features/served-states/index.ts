export { servedStatesInWords } from './served-states.js';
