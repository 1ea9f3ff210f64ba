export { FieldGroup, FormBody, Pair } from './form-parts.js';
export { MoneyControl } from './money-control.js';
export * from './typed-form.js';
