import * as z from 'zod/mini';
import type { Account } from '../account.js';
import { createSessionParameters } from '../checkout/session-parameters.js';
import { createRefundParameters } from '../payments/refund.js';
import type { Store } from '../store.js';
import type { Cause } from '../webhooks/event.js';
import { checkExpansions, expandObject, type Kind } from './expand.js';
import type { Parameters } from './form.js';
import { listParameters, pageOf, type ListRequest } from './lists.js';
import { expand, parseParameters, text } from './parameters.js';
import { noSuch, StripeError } from './stripe-error.js';

export interface ApiCall {
  /** From the path; empty where it has none. */
  readonly id: string;
  readonly parameters: Parameters;
  readonly cause: Cause;
}

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Reads the parameters; what it gives does the rest. Only of the rest is the answer kept under an idempotency key.
   * @throws StripeError
   */
  readonly prepare: (call: ApiCall) => () => object;
}

/** All that the emulator knows of Stripe's API. */
export function operationsOf(account: Account, store: Store): readonly Operation[] {
  const { retrieve, list, act } = forms(store);
  const one = z.strictObject({ expand });
  return [
    act('/v1/checkout/sessions', 'checkout.session', createSessionParameters, (parameters) =>
      account.createSession(parameters),
    ),
    act('/v1/checkout/sessions/:id/expire', 'checkout.session', one, (_parameters, { id, cause }) =>
      account.expireSession(id, cause),
    ),
    retrieve('/v1/checkout/sessions/:id', 'checkout.session', (id) => account.session(id).session),
    list('/v1/checkout/sessions', 'checkout.session', sessionFilters, (filters) => {
      account.expireDue();
      return all(store.sessions)
        .map(({ session }) => session)
        .filter((session) => matches(session, filters, ['payment_intent', 'status']));
    }),
    list('/v1/checkout/sessions/:id/line_items', 'item', {}, (_filters, id) => account.session(id).lineItems),
    retrieve('/v1/payment_intents/:id', 'payment_intent', (id) =>
      found(store.paymentIntents.get(id), 'payment_intent', id, 'intent'),
    ),
    list('/v1/payment_intents', 'payment_intent', {}, () => all(store.paymentIntents)),
    retrieve('/v1/charges/:id', 'charge', (id) => found(store.charges.get(id), 'charge', id, 'charge')),
    list('/v1/charges', 'charge', { payment_intent: z.optional(text()) }, (filters) =>
      all(store.charges).filter((charge) => matches(charge, filters, ['payment_intent'])),
    ),
    act('/v1/refunds', 'refund', createRefundParameters, (parameters, { cause }) =>
      account.createRefund(parameters, cause),
    ),
    retrieve('/v1/refunds/:id', 'refund', (id) => found(store.refunds.get(id), 'refund', id, 'refund')),
    list('/v1/refunds', 'refund', refundFilters, (filters) =>
      all(store.refunds).filter((refund) => matches(refund, filters, ['charge', 'payment_intent'])),
    ),
    retrieve('/v1/events/:id', 'event', (id) => found(store.events.get(id)?.event, 'event', id, 'id')),
    list('/v1/events', 'event', eventFilters, ({ type, types }) =>
      all(store.events)
        .map(({ event }) => event)
        .filter((event) => (type === undefined || event.type === type) && (types?.includes(event.type) ?? true)),
    ),
  ];
}

const sessionFilters = {
  payment_intent: z.optional(text()),
  status: z.optional(z.enum(['complete', 'expired', 'open'])),
};
const refundFilters = { charge: z.optional(text()), payment_intent: z.optional(text()) };
const eventFilters = { type: z.optional(text()), types: z.optional(z.array(text())) };

/** The three forms that operations have. */
function forms(store: Store) {
  const show = (kind: Kind, object: object, paths: readonly string[] = []) => expandObject(store, kind, object, paths);

  return {
    act: <Schema extends z.ZodMiniType<{ expand?: string[] | undefined }>>(
      path: string,
      kind: Kind,
      schema: Schema,
      run: (parameters: z.output<Schema>, call: ApiCall) => object,
    ): Operation => {
      const prepare = (call: ApiCall) => {
        const parameters = parseParameters(schema, call.parameters);
        checkExpansions(kind, parameters.expand ?? []);
        return () => show(kind, run(parameters, call), parameters.expand);
      };
      return { method: 'POST', path, prepare };
    },

    retrieve: (path: string, kind: Kind, run: (id: string) => object): Operation => {
      const schema = z.strictObject({ expand });
      const prepare = ({ id, parameters }: ApiCall) => {
        const { expand: paths = [] } = parseParameters(schema, parameters);
        checkExpansions(kind, paths);
        return () => show(kind, run(id), paths);
      };
      return { method: 'GET', path, prepare };
    },

    list: <Filters extends z.core.$ZodLooseShape>(
      path: string,
      kind: Kind,
      filters: Filters,
      run: (filters: z.output<z.ZodMiniObject<Filters>>, id: string) => readonly { readonly id: string }[],
    ): Operation => {
      const paging = z.object(listParameters);
      const own = z.object(filters);
      const whole = z.strictObject({ ...listParameters, ...filters });
      const prepare = ({ id, parameters }: ApiCall) => {
        parseParameters(whole, parameters);
        const page: ListRequest & { expand?: string[] | undefined } = parseParameters(paging, parameters);
        const paths = (page.expand ?? []).map(withinData);
        checkExpansions(kind, paths);
        const wanted = parseParameters(own, parameters);
        return () => {
          const answer = pageOf(path.replace(':id', id), kind, run(wanted, id), page);
          return { ...answer, data: answer.data.map((item) => show(kind, item, paths)) };
        };
      };
      return { method: 'GET', path, prepare };
    },
  };
}

function withinData(path: string): string {
  if (path.startsWith('data.')) return path.slice('data.'.length);
  throw new StripeError(
    `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' instead.`,
    {
      param: 'expand',
    },
  );
}

/** Newest first, as Stripe lists. */
const all = <Value>(table: { values(): Iterable<Value> }): Value[] => [...table.values()].reverse();

const matches = (object: object, filters: object, fields: readonly string[]): boolean =>
  fields.every((field) => {
    const wanted: unknown = Reflect.get(filters, field);
    return wanted === undefined || Reflect.get(object, field) === wanted;
  });

function found<Value>(value: Value | undefined, kind: string, id: string, param: string): Value {
  if (value === undefined) throw noSuch(kind, id, param);
  return value;
}
