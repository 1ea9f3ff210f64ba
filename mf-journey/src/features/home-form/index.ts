export { HomeFields } from './home-fields.js';
export { factNames, homeForm, valuesOf, type HomeFormValues } from './home-form.js';
