export { HomeFields } from './home-fields.js';
export { factNames, homeForm, valuesOf } from './home-form.js';
