export { CopyButton } from './copy-button.js';
export { LetterText } from './letter-text.js';
