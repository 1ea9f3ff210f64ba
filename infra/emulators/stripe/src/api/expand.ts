import type { Store } from '../store.js';
import { StripeError } from './stripe-error.js';

export type Kind = 'checkout.session' | 'payment_intent' | 'charge' | 'refund' | 'event' | 'item';

type Fields = Readonly<Record<string, Kind | 'nothing' | 'line_items' | 'refunds'>>;

/** What of an object can be shown whole instead of by its id. `nothing` is what the emulator never fills. */
const expandable: Readonly<Record<Kind, Fields>> = {
  'checkout.session': {
    payment_intent: 'payment_intent',
    line_items: 'line_items',
    customer: 'nothing',
    invoice: 'nothing',
    payment_link: 'nothing',
    setup_intent: 'nothing',
    subscription: 'nothing',
  },
  payment_intent: { latest_charge: 'charge', customer: 'nothing', review: 'nothing' },
  charge: { payment_intent: 'payment_intent', refunds: 'refunds', balance_transaction: 'nothing', customer: 'nothing' },
  refund: { charge: 'charge', payment_intent: 'payment_intent', balance_transaction: 'nothing' },
  event: {},
  item: {},
};

const deepest = 4;

function expansionOf(kind: Kind, field: string): Fields[string] | undefined {
  const fields = expandable[kind];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** @throws StripeError when one of the paths names what cannot be expanded */
export function checkExpansions(kind: Kind, paths: readonly string[]): void {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > deepest) {
      throw new StripeError(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`, {
        param: 'expand',
      });
    }
    let at: Kind | undefined = kind;
    for (const part of parts) {
      const next: Fields[string] | undefined = at === undefined ? undefined : expansionOf(at, part);
      if (next === undefined) throw new StripeError(`This property cannot be expanded (${path}).`, { param: 'expand' });
      at = next === 'refunds' ? 'refund' : next === 'line_items' ? 'item' : next === 'nothing' ? undefined : next;
    }
  }
}

type Shown = Record<string, unknown>;

/** The object with what the paths name in place of the ids. Paths have been checked. */
export function expandObject(store: Store, kind: Kind, object: object, paths: readonly string[]): Shown {
  const shown = new Map<string, unknown>(Object.entries(object));
  for (const field of new Set(paths.map((path) => path.split('.', 1)[0] ?? ''))) {
    const inner = paths.flatMap((path) => (path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []));
    const target = expansionOf(kind, field);
    if (target === 'line_items') shown.set(field, lineItems(store, String(shown.get('id'))));
    else if (target === 'refunds') shown.set(field, refundsOf(store, String(shown.get('id')), inner));
    else if (target !== undefined && target !== 'nothing') {
      const found = find(store, target, shown.get(field));
      if (found !== undefined) shown.set(field, expandObject(store, target, found, inner));
    }
  }
  return Object.fromEntries(shown);
}

function find(store: Store, kind: Kind, id: unknown): object | undefined {
  if (typeof id !== 'string') return undefined;
  if (kind === 'payment_intent') return store.paymentIntents.get(id);
  if (kind === 'charge') return store.charges.get(id);
  return undefined;
}

const list = (url: string, data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url });

const lineItems = (store: Store, sessionId: string) =>
  list(`/v1/checkout/sessions/${sessionId}/line_items`, store.sessions.get(sessionId)?.lineItems ?? []);

const refundsOf = (store: Store, chargeId: string, inner: readonly string[]) =>
  list(
    `/v1/charges/${chargeId}/refunds`,
    [...store.refunds.values()]
      .filter(({ charge }) => charge === chargeId)
      .map((refund) => expandObject(store, 'refund', refund, inner)),
  );
