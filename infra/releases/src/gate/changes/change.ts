/** What happens at a place in a described operation or event, by names and positions: `reply.items.required`. */
export type Edit = { readonly at: string } & (
  | { readonly set: unknown }
  | { readonly remove: true }
  /** To a list, and from one. */
  | { readonly add: unknown }
  | { readonly drop: unknown }
);

/** A release of a slice that somebody could make, told by how it differs from today's. */
export interface Change {
  readonly name: string;
  readonly slice: string;
  /**
   * By operation or event. An edit at `` is of all of it. Of the slice's own contract; with `foundAt`, of what the slice was built to
   * find at that provider.
   */
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
  readonly foundAt?: string;
  readonly provides?: Readonly<Record<string, string>>;
  readonly needs?: Readonly<Record<string, string>>;
  /** One more. */
  readonly page?: string;
  /** Kilobytes of scripts in the first load of each page, besides today's. */
  readonly grows?: number;
}

export interface BreakingChange extends Change {
  /** The other slices that it breaks. Every refusal names one of them, and each is named. */
  readonly breaks: readonly string[];
  /** Every refusal names it: a field, an operation or event, a package, or a page. */
  readonly field: string;
}
