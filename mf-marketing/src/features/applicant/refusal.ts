import type { RequestError } from '@hearthway/web-kit/http';
import { controlOf, type ControlOf, type ProblemAt } from './applicant.js';

/** What a form is told of a request that failed. `at` names the control where it can be put right, if the server said so. */
export interface Refusal<Control extends string> {
  readonly kind: 'failed';
  readonly message: string;
  readonly code: string;
  readonly at?: ProblemAt<Control>;
}

export interface RefusalOptions<Field extends string> {
  /** What was sent. */
  readonly values: { readonly firstName: string };
  /** The code of a refusal that names fields, and those that it may name. */
  readonly invalid: { readonly code: string; readonly fields: readonly Field[] };
  /** Said when the server said nothing. */
  readonly otherwise: string;
}

/** In the server's words, or in ours: what the browser says of a lost connection is not in the catalogue of texts. */
export function refusalOf<Field extends string>(
  { code, message: words, details }: RequestError,
  { values, invalid, otherwise }: RefusalOptions<Field>,
): Refusal<ControlOf<Field>> {
  const isServers = code !== 'network.failed' && code !== 'reply.invalid';
  const message = (isServers && words) || otherwise;
  const isNamed = (field: Field) => details.some(({ path }) => path === `body.${field}`);
  const field = code === invalid.code ? invalid.fields.find(isNamed) : undefined;
  return { kind: 'failed', message, code, ...(field && { at: { control: controlOf(field, values), message } }) };
}
