import { StripeError } from '../api/stripe-error.js';
import { formatAmount, largestCharge, smallestCharge } from './currency.js';
import type { CreateSessionParameters } from './session-parameters.js';

/** A Checkout Session lives this long, in seconds. */
export const lifetime = { shortest: 30 * 60, longest: 24 * 60 * 60 } as const;

export interface PricedItem {
  readonly name: string;
  readonly description: string | undefined;
  readonly unitAmount: number;
  readonly quantity: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly productMetadata: Readonly<Record<string, string>>;
  readonly taxBehavior: 'exclusive' | 'inclusive' | 'unspecified';
}

export interface SessionPlan {
  readonly items: readonly PricedItem[];
  readonly currency: string;
  /** In the currency's smallest unit. */
  readonly total: number;
  readonly successUrl: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/**
 * What depends on more than one parameter, or on the time.
 * @param now seconds since 1970
 * @throws StripeError for what Stripe refuses, and for what the emulator does not do
 */
export function planSession(parameters: CreateSessionParameters, now: number): SessionPlan {
  refuseOtherKinds(parameters);
  if (parameters.success_url === undefined) throw missing('success_url');
  const { items, currency } = priceItems(parameters);
  const total = items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  refuseTotal(total, currency);
  return {
    items,
    currency,
    total,
    successUrl: parameters.success_url,
    expiresAt: expiryOf(parameters.expires_at, now),
  };
}

function refuseOtherKinds(parameters: CreateSessionParameters): void {
  const { allowed_payment_method_types: allowed, automatic_tax, mode, phone_number_collection, ui_mode } = parameters;
  if (mode !== 'payment') throw notEmulated('mode', mode);
  if (ui_mode !== undefined && ui_mode !== 'hosted_page') throw notEmulated('ui_mode', ui_mode);
  if (automatic_tax?.enabled === true) throw notEmulated('automatic_tax[enabled]', 'true');
  if (phone_number_collection?.enabled === true) throw notEmulated('phone_number_collection[enabled]', 'true');
  if (parameters.allow_promotion_codes === true) throw notEmulated('allow_promotion_codes', 'true');
  // Cards are all that it can be paid with here.
  if (allowed?.includes('card') === false) throw notEmulated('allowed_payment_method_types', allowed.join());
}

function priceItems(parameters: CreateSessionParameters): { items: PricedItem[]; currency: string } {
  const { line_items: given = [] } = parameters;
  const [first] = given;
  if (first === undefined) throw missing('line_items');
  const currency = parameters.currency ?? first.price_data?.currency ?? '';
  const items = given.map((item, index): PricedItem => {
    const at = `line_items[${index}]`;
    if (item.price !== undefined) {
      throw new StripeError(`No such price: '${item.price}'`, { code: 'resource_missing', param: `${at}[price]` });
    }
    const { price_data: price } = item;
    if (price === undefined) throw missing(`${at}[price_data]`);
    if (price.product_data === undefined) throw missing(`${at}[price_data][product_data]`);
    if (price.currency !== currency) {
      throw new StripeError(
        `All line items of a Checkout Session must have one currency: \`${currency}\` and \`${price.currency}\` were given.`,
        { param: `${at}[price_data][currency]` },
      );
    }
    if (item.quantity === undefined) {
      throw new StripeError(`Quantity is required. Add \`quantity\` to \`${at}\``, {
        code: 'parameter_missing',
        param: `${at}[quantity]`,
      });
    }
    return {
      name: price.product_data.name,
      description: price.product_data.description,
      unitAmount: price.unit_amount,
      quantity: item.quantity,
      metadata: item.metadata ?? {},
      productMetadata: price.product_data.metadata ?? {},
      taxBehavior: price.tax_behavior ?? 'unspecified',
    };
  });
  return { items, currency };
}

function refuseTotal(total: number, currency: string): void {
  const limit = (amount: number) => `${formatAmount(amount, currency)} ${currency}`;
  if (total < smallestCharge(currency)) {
    throw new StripeError(
      `The Checkout Session's total amount due must add up to at least ${limit(smallestCharge(currency))}`,
      { code: 'amount_too_small' },
    );
  }
  if (total > largestCharge) {
    throw new StripeError(`The Checkout Session's total amount due must be no more than ${limit(largestCharge)}`, {
      code: 'amount_too_large',
    });
  }
}

function expiryOf(given: number | undefined, now: number): number {
  if (given === undefined) return now + lifetime.longest;
  const refuse = (limit: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (given - now < lifetime.shortest) throw refuse('at least 30 minutes');
  if (given - now > lifetime.longest) throw refuse('less than 24 hours');
  return given;
}

const missing = (param: string): StripeError =>
  new StripeError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

const notEmulated = (param: string, value: string): StripeError =>
  new StripeError(`The emulator does not know the value \`${value}\` of \`${param}\`.`, {
    code: 'emulator_unsupported',
    param,
  });
