export { errorsByName, refusalsByName, type NamedError } from './named-errors.js';
export { useContractForm, type ContractField, type ContractForm } from './use-contract-form.js';
export { useControlledField, type ControlledField } from './use-controlled-field.js';
