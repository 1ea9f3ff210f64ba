export { noModelEngine } from './no-model-engine.js';
export { inSpanish, isSpanish } from './spanish.js';
export { routeQuestion } from './route-question.js';
