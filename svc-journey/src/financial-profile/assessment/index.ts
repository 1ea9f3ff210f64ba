export { assess, figuresOf, missingForMatching } from './assessment.js';
export { buyerOf, type Buyer, type Circumstances, type PlannedHome } from './buyer.js';
export { planningProgram } from './readiness/readiness.js';
