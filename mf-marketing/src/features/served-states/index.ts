export { servedStatesText } from './served-states.js';
