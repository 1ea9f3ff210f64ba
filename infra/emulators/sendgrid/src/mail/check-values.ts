import { problem, wrongType, type MailProblem } from './mail-problem.js';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBlank = (value: unknown): boolean => value === undefined || value === null;

const longestAddress = 320;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= longestAddress &&
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(
    value,
  ) &&
  !/^\.|\.\.|\.@/.test(value);

/** An object with `email` and optionally `name`. */
export function checkPerson(value: unknown, field: string, topic: string): MailProblem[] {
  if (!isObject(value)) return [wrongType('object', value, field)];
  const { email, name } = value;
  const problems: MailProblem[] = [];
  if (typeof email === 'string' && email.length > longestAddress) {
    problems.push(
      problem(`The email exceeds the maximum total length of ${longestAddress} characters`, `${field}.email`, topic),
    );
  } else if (!isAddress(email)) {
    problems.push(problem('Does not contain a valid address.', `${field}.email`, topic));
  }
  if (!isBlank(name) && typeof name !== 'string') problems.push(wrongType('string', name, `${field}.name`));
  if (typeof name === 'string' && hasLineBreak(name)) {
    problems.push(problem('The name cannot contain CRLF characters.', `${field}.name`, topic));
  }
  return problems;
}

export const hasLineBreak = (text: string): boolean => /[\r\n]/.test(text);

export function checkSubject(subject: unknown, field: string): MailProblem[] {
  const topic = 'message.subject';
  if (typeof subject !== 'string' || subject === '') {
    return [problem('The subject of your email must be a string at least one character in length.', field, topic)];
  }
  return hasLineBreak(subject) ? [problem('The subject cannot contain CRLF characters.', field, topic)] : [];
}

const reservedHeaders = new Set([
  'x-sg-id',
  'x-sg-eid',
  'received',
  'dkim-signature',
  'content-type',
  'content-transfer-encoding',
  'to',
  'from',
  'subject',
  'reply-to',
  'cc',
  'bcc',
]);

export function checkHeaders(headers: unknown, field: string): MailProblem[] {
  const topic = 'message.headers';
  if (!isObject(headers)) return [wrongType('object', headers, field)];
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const problems = Object.entries(headers).flatMap(([name, value]): MailProblem[] => {
    const at = `${field}.${name}`;
    if (!/^[\x21-\x39\x3b-\x7e]+$/.test(name)) {
      return [problem('Header keys cannot contain non-ASCII characters and empty spaces.', at, topic)];
    }
    if (reservedHeaders.has(name.toLowerCase())) {
      return [problem('Header can not be one of the reserved keys.', at, topic)];
    }
    if (typeof value !== 'string') return [problem('The header values must be strings.', at, topic)];
    return hasLineBreak(value) ? [problem('The header values cannot contain CRLF characters.', at, topic)] : [];
  });
  if (new Set(names).size < names.length)
    problems.push(problem('The headers cannot contain duplicate keys.', field, topic));
  return problems;
}

const mostArgumentBytes = 10_000;

/** @param merged the arguments of mail and personalization together: SendGrid limits their total size */
export function checkCustomArgs(args: unknown, merged: Json, field: string): MailProblem[] {
  const topic = 'message.custom_args';
  if (!isObject(args)) return [wrongType('object', args, field)];
  if (Object.values(args).some((value) => typeof value !== 'string')) {
    return [problem('All values of custom arguments object must be strings', field, topic)];
  }
  if (Buffer.byteLength(JSON.stringify({ ...merged, ...args })) <= mostArgumentBytes) return [];
  const message =
    'The combined size of both global and personalization custom arguments may not exceed 10,000 bytes per personalization.';
  return [problem(message, field, topic)];
}

const furthestAhead = 72 * 60 * 60;

/** @param now seconds since 1970 */
export function checkSendAt(sendAt: unknown, field: string, now: number): MailProblem[] {
  const topic = 'message.send_at';
  if (!Number.isInteger(sendAt)) {
    const message =
      'The send_at parameter is expecting a Unix timestamp as an integer. We will send immediately if you include a send_at timestamp that is in the past.';
    return [problem(message, field, topic)];
  }
  return Number(sendAt) - now > furthestAhead
    ? [problem('Scheduling more than 72 hours in advance is forbidden.', field, topic)]
    : [];
}
