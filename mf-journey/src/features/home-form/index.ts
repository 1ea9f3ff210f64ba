export { HomeFields } from './home-fields.js';
export { entryOf, fieldNames, homeForm, valuesOf } from './home-form.js';
