export { checkBy, refusedFields, type Checked, type FieldErrors } from './field-errors.js';
export { useForm, type Form, type FormOptions } from './use-form.js';
