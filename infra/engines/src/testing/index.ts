export { processesOf } from '../leftovers.js';
export type { ProvidedEngines } from './provided-engines.js';
