export { useClosing, useClosingChange, useKeys } from './use-closing.js';
