export { checkBy, refusedFields, type Checked, type FieldErrors } from './field-errors.js';
export { useContractForm, type ContractField, type ContractForm } from './use-contract-form.js';
export { useForm, type Form, type FormOptions } from './use-form.js';
