export { estimateCalls, letterCalls, quoteCalls, type EntryCalls, type Versioned } from './api.js';
export { useEntries, useEntryChanges } from './use-entries.js';
export { useProgress, useProgressChange } from './use-progress.js';
