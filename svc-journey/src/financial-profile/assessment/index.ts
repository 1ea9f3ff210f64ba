export { assess, figuresOf } from './assessment.js';
export { buyerOf, type Circumstances, type PlannedHome } from './buyer.js';
export { lowestDownPayments, minimumDownPaymentOf } from './readiness/down-payment.js';
export { planningProgram } from './readiness/readiness.js';
export { monthlyIncome } from './income-and-debts/income.js';
