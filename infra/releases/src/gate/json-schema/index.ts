export { compareSchemas, type SchemaProblem } from './compare-schemas.js';
export { CannotJudge, Work } from './schema-node.js';
export { shortened } from './words.js';
