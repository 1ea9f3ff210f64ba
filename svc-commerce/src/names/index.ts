export { tidyName } from './tidy-name.js';
