export { MoneyControl } from './money-control.js';
export { MoreFields } from './more-fields.js';
export { Pair } from './pair.js';
export {
  amount,
  count,
  percent,
  textOrNull,
  typedAmount,
  typedCount,
  typedForm,
  typedPercent,
  years,
} from './typed-values.js';
