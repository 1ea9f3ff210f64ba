export { MoneyControl } from './money-control.js';
export { Pair } from './pair.js';
export {
  amount,
  count,
  day,
  percent,
  typedAmount,
  typedCount,
  typedForm,
  typedPercent,
  years,
} from './typed-values.js';
