export { formatCents as dollars, grouped } from '@hearthway/web-kit/money';
