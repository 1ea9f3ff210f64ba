import { formatCents } from '@hearthway/web-kit/money';

/** `down $20,000`, `up $5,000`. */
export function changeText(changeCents: number): string {
  return `${changeCents < 0 ? 'down' : 'up'} ${formatCents(Math.abs(changeCents))}`;
}
