import * as z from 'zod/mini';
import type { Parameters } from './form.js';
import { StripeError } from './stripe-error.js';

/**
 * Parses parameters with a schema.
 * @throws StripeError for the first parameter that Stripe would refuse: unknown ones first, then in order
 */
export function parseParameters<Schema extends z.ZodMiniType>(
  schema: Schema,
  parameters: Parameters,
): z.output<Schema> {
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => nameOf([...issue.path, key])) : [],
  );
  if (unknown[0] !== undefined) {
    throw new StripeError(`Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0],
    });
  }
  throw errorOf(issues[0], parameters);
}

function errorOf(issue: z.core.$ZodIssue | undefined, parameters: Parameters): StripeError {
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === 'custom') {
    const code: unknown = issue.params?.['code'];
    return new StripeError(issue.message, { param, ...(typeof code === 'string' ? { code } : {}) });
  }
  const given = (issue?.path ?? []).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(String(key)) : undefined,
    parameters,
  );
  if (given === undefined) {
    return new StripeError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue?.code === 'invalid_value') {
    return new StripeError(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, { param });
  }
  const expected = issue?.code === 'invalid_type' ? issue.expected : 'value';
  return new StripeError(`Invalid ${expected === 'record' ? 'object' : expected}: ${shown(given)}`, { param });
}

/** `['line_items', 0, 'quantity']` as `line_items[0][quantity]`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100);

type Refusal = readonly [message: string, code?: string];

/** A parameter that arrives as text and is converted or refused by a rule. */
const readText = <Output>(rule: (text: string) => { readonly value: Output } | { readonly refused: Refusal }) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context): Output => {
      const outcome = rule(text);
      if ('value' in outcome) return outcome.value;
      const [message, code] = outcome.refused;
      context.issues.push({ code: 'custom', message, input: text, params: { code } });
      return z.NEVER;
    }),
  );

export const text = (longest = 5000) =>
  readText((given) => {
    if (given === '') {
      return {
        refused: [
          'You passed an empty string where a value is needed. We assume empty values are an attempt to unset a parameter, and this one cannot be unset. Remove it from your request or supply a non-empty value.',
          'parameter_invalid_empty',
        ],
      };
    }
    if (given.length > longest) {
      return { refused: [`Invalid string: ${shown(given)}; must be at most ${longest} characters`] };
    }
    return { value: given };
  });

export const integer = (lowest: number, highest = Number.MAX_SAFE_INTEGER) =>
  readText((given) => {
    const value = Number(given);
    if (!/^-?\d+$/.test(given) || !Number.isSafeInteger(value)) {
      return { refused: [`Invalid integer: ${shown(given)}`, 'parameter_invalid_integer'] };
    }
    if (value < lowest) {
      return { refused: [`This value must be greater than or equal to ${lowest}.`, 'parameter_invalid_integer'] };
    }
    if (value > highest)
      return { refused: [`This value must be less than or equal to ${highest}.`, 'amount_too_large'] };
    return { value };
  });

export const emailAddress = readText((given) =>
  /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/.test(given) && !/[@.]-|-\.|-$/.test(given) && given.length <= 512
    ? { value: given }
    : { refused: [`Invalid email address: ${shown(given)}`, 'email_invalid'] },
);

export const address = readText((given) => {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(given)) {
    return { refused: ['Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid'] };
  }
  const valid = /^https?:\/\/\S+$/i.test(given) && given.length <= 5000 && URL.canParse(given);
  return valid ? { value: given } : { refused: ['Not a valid URL', 'url_invalid'] };
});

const most = { keys: 50, keyLength: 40, valueLength: 500 };

/** The caller's own key-value pairs. An empty value unsets its key. */
export const metadata = z.pipe(
  z.union([z.literal(''), z.record(z.string(), z.string())]),
  z.transform((given: '' | Record<string, string>, context): Record<string, string> => {
    const entries = given === '' ? [] : Object.entries(given).filter(([, value]) => value !== '');
    const refuse = (message: string, ...path: string[]) => {
      context.issues.push({ code: 'custom', message, input: given, path });
    };
    if (entries.length > most.keys) {
      refuse(`Metadata can have up to ${most.keys} keys, but you passed in ${entries.length}.`);
    }
    for (const [key, value] of entries) {
      if (key.length > most.keyLength) {
        refuse(
          `Metadata keys can have up to ${most.keyLength} characters, but you passed in a key that is ${key.length} characters.`,
          key,
        );
      }
      if (value.length > most.valueLength) {
        refuse(
          `Metadata values can have up to ${most.valueLength} characters, but you passed in a value that is ${value.length} characters.`,
          key,
        );
      }
    }
    return Object.fromEntries(entries);
  }),
);
