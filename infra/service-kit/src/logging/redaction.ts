const secretKeys = /^(authorization|cookie|set-cookie|.*(password|token|secret|email|credential).*)$/i;
const emailText = /[^\s@"'<>:=,;(){}[\]]+@[^\s@"'<>:=,;(){}[\]]+\.[^\s@"'<>:=,;(){}[\]]+/g;
const urlCredentials = /\/\/[^/\s:@]*:[^/\s@]+@/g;
const hidden = '[redacted]';
const maximumDepth = 8;

/**
 * A copy of a log line's fields in which values of secret keys, emails inside texts and credentials inside addresses
 * are replaced. Errors keep their form, since the serializer that follows reads it.
 */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maximumDepth) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  if (value instanceof Error && depth === 1) return value;
  if (value instanceof Error) return { type: value.name, message: clean(value.message) };
  if (value instanceof Date || 'toJSON' in value || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.test(key) && inner !== undefined ? hidden : withoutSecrets(inner, depth + 1),
    ]),
  );
}

function clean(text: string): string {
  return text.replace(urlCredentials, `//${hidden}@`).replace(emailText, hidden);
}
