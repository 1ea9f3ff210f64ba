export { noModelEngine } from './no-model-engine.js';
