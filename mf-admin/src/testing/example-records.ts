import {
  paymentStatuses,
  waitlistSources,
  type AdminPayment,
  type AdminWaitlistEntry,
} from '@hearthway/contracts/commerce';
import { statesOffered } from '@hearthway/contracts/constants';

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dev', 'Elif', 'Femi', 'Gus', 'Hana', 'Ines', 'Jordan', 'Kim', 'Luz'];
const lastNames = ['Rivera', 'Okafor', 'Nguyen', 'Schmidt', 'Lopez', 'Haddad', 'Kowalski'];

const oneOf = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const idAt = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Each is an hour and a half older than the one before. */
const timeBefore = (now: number, index: number): string => new Date(now - index * 90 * 60_000).toISOString();

export function exampleWaitlist(count: number, now: number): AdminWaitlistEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idAt(index),
    email: `${oneOf(firstNames, index).toLowerCase()}.${index}@example.com`,
    ...(index % 9 !== 8 && { name: `${oneOf(firstNames, index)} ${oneOf(lastNames, index)}` }),
    ...(index % 11 !== 10 && { state: oneOf(statesOffered, index) }),
    source: oneOf(waitlistSources, index),
    createdAt: timeBefore(now, index),
  }));
}

/** The last one belongs to an erased person. */
export function examplePayments(count: number, now: number, amountsCents: readonly number[]): AdminPayment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idAt(5000 + (amountsCents[0] ?? 0) + index),
    ...(index === count - 1 ? erased : person(index)),
    amount: oneOf(amountsCents, index),
    status: index === count - 1 ? 'expired' : oneOf(['completed', ...paymentStatuses], index),
    createdAt: timeBefore(now, 3 * index),
  }));
}

const erased = { email: '', firstName: '', lastName: '', state: '' };

function person(index: number) {
  const firstName = oneOf(firstNames, index);
  const email = `${firstName.toLowerCase()}.${index}@example.com`;
  return { email, firstName, lastName: oneOf(lastNames, index), state: oneOf(statesOffered, index) };
}
