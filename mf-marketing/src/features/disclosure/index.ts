export { Disclosure } from './disclosure.js';
