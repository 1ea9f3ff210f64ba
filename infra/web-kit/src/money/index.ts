export { formatAmount, formatCents, grouped, parseCents } from './money.js';
