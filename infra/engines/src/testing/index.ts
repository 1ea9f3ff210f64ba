export type { ProvidedEngines } from './provided-engines.js';
