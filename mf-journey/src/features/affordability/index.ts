export { affordabilityRowsQuery, type DayRows } from './api.js';
export { handFigures, takeHandedFigures } from './handed-figures.js';
