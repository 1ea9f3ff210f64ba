export { errorsByName, refusalsByName, type NamedError } from './named-errors.js';
export {
  useContractForm,
  type ContractField,
  type ContractForm,
  type ContractFormOptions,
} from './use-contract-form.js';
export { useHeldField, type HeldField } from './use-held-field.js';
