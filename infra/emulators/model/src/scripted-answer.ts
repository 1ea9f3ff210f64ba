/** What the model does with one request. Every request takes the next of a script; after the last one, `defaultAnswer`. */
export type ScriptedAnswer =
  /** Streams a text. `isCut`: it was longer than the model may answer. */
  | { readonly do: 'say'; readonly text: string; readonly isCut?: boolean }
  | { readonly do: 'call'; readonly calls: readonly { readonly tool: string; readonly input: unknown }[] }
  /** Sends chunks that aren’t JSON, or not of the API. */
  | { readonly do: 'malformed'; readonly data?: string }
  /** Says something, perhaps nothing, and then no more. */
  | { readonly do: 'hang'; readonly text?: string; readonly beforeHeaders?: boolean }
  /** Refuses with a status. */
  | { readonly do: 'refuse'; readonly status: number; readonly retryAfter?: number }
  /** Says something, then drops the connection, or ends it as if that were all. */
  | { readonly do: 'drop'; readonly text: string; readonly quietly?: boolean };

export const defaultAnswer: ScriptedAnswer = { do: 'say', text: 'I don’t know.' };
