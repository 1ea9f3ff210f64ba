export { choose, type BrowserChoice, type ChoiceValue } from './browser-choice.js';
export { useBrowserChoice } from './use-browser-choice.js';
