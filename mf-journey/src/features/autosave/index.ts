export { useAutosave, type Kept } from './use-autosave.js';
