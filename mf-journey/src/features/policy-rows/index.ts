export { PolicyRows } from './policy-rows.js';
export { RowSource, SourceLine } from './source-line.js';
export { Sources } from './sources.js';
