import { hidden, redactedText } from './redact-text.js';

const secretKeys = /^(?:authorization|cookie|set-cookie)$|password|token|secret|email|credential/i;
const maximumDepth = 8;

/**
 * A copy of a log line's fields with secret keys masked, and all texts and keys redacted. Errors keep their shape, since
 * the next serializer reads it.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maximumDepth) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  if (value instanceof Error && depth === 1) return value;
  if (value instanceof Error) return { type: value.name, message: redactedText(value.message) };
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (hasJson(value)) return withoutSecrets(value.toJSON(), depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redactedText(key),
      secretKeys.test(key) && inner !== undefined ? hidden : withoutSecrets(inner, depth + 1),
    ]),
  );
}

function hasJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
