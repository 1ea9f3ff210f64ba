export { ask, UnexpectedAnswerError } from './ask.js';
