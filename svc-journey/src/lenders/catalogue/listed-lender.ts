import type { ListedLender as Listed } from '@hearthway/contracts/journey';

type Deep<Value> = Value extends readonly (infer Item)[]
  ? readonly Deep<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Deep<Value[Key]> }
    : Value;

/** A lender in the catalogue: what it publishes, and what it lends for. */
export type ListedLender = Deep<Listed>;
