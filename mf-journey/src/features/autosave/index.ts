export { useAutosave, type AutosaveStatus, type Kept } from './use-autosave.js';
