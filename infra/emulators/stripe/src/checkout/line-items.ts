import type { LineItem } from './session.js';
import type { SessionPlan } from './session-rules.js';

/** @param now seconds since 1970 */
export function lineItemsOf(plan: SessionPlan, now: number, newId: (prefix: string) => string): LineItem[] {
  return plan.items.map((item): LineItem => {
    const amount = item.unitAmount * item.quantity;
    return {
      id: newId('li_'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: plan.currency,
      // Stripe shows a product's name here, and its description on the product alone.
      description: item.name,
      metadata: { ...item.metadata },
      price: {
        id: newId('price_'),
        object: 'price',
        active: false,
        billing_scheme: 'per_unit',
        created: now,
        currency: plan.currency,
        custom_unit_amount: null,
        livemode: false,
        lookup_key: null,
        metadata: {},
        nickname: null,
        product: newId('prod_'),
        recurring: null,
        tax_behavior: item.taxBehavior,
        tiers_mode: null,
        transform_quantity: null,
        type: 'one_time',
        unit_amount: item.unitAmount,
        unit_amount_decimal: null,
      },
      quantity: item.quantity,
    };
  });
}
