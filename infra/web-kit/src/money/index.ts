export { formatAmount, formatCents, formatRounded, grouped, parseCents } from './money.js';
