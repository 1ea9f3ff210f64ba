export { Conflict, ConflictButtons, type Fact } from './conflict.js';
