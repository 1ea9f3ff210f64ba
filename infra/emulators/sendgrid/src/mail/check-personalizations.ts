import {
  checkCustomArgs,
  checkHeaders,
  checkPerson,
  checkSendAt,
  checkSubject,
  isBlank,
  isObject,
  type Json,
} from './check-values.js';
import { problem, unknownProperty, wrongType, type MailProblem } from './mail-problem.js';

const most = 1000;
const known = new Set([
  'to',
  'cc',
  'bcc',
  'from',
  'subject',
  'headers',
  'substitutions',
  'dynamic_template_data',
  'custom_args',
  'send_at',
]);

/** @param now seconds since 1970 */
export function checkPersonalizations({ custom_args: args, personalizations }: Json, now: number): MailProblem[] {
  const field = 'personalizations';
  const topic = '-Personalizations-Errors';
  if (isBlank(personalizations) || (Array.isArray(personalizations) && personalizations.length === 0)) {
    const message = 'The personalizations field is required and must have at least one personalization.';
    return [problem(message, field, topic)];
  }
  if (!Array.isArray(personalizations)) return [wrongType('array', personalizations, field)];
  if (personalizations.length > most) {
    const message = `The personalization block is limited to ${most} personalizations per API request. You have provided ${personalizations.length} personalizations. Please consider splitting this into multiple requests and resending your request.`;
    return [problem(message, field, 'message.personalizations')];
  }
  const problems = personalizations.flatMap((value: unknown, index) => checkOne(value, `${field}.${index}`, args, now));
  const recipients = personalizations.filter(isObject).flatMap(peopleOf).length;
  if (recipients > most) {
    const message = `There is a limit of ${most} total recipients (to + cc + bcc) per request.`;
    problems.push(problem(message, field, 'message.personalizations'));
  }
  return problems;
}

function checkOne(value: unknown, field: string, args: unknown, now: number): MailProblem[] {
  if (!isObject(value)) return [wrongType('object', value, field)];
  const problems = Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => unknownProperty(name, field));
  if (!Array.isArray(value['to']) || value['to'].length === 0) {
    const message =
      'The to parameter is required for all personalization objects, and must have at least one email object with a valid email address.';
    problems.push(problem(message, `${field}.to`, 'message.personalizations.to'));
  }
  for (const kind of ['to', 'cc', 'bcc'] as const) {
    const people = value[kind];
    if (isBlank(people)) continue;
    if (!Array.isArray(people)) problems.push(wrongType('array', people, `${field}.${kind}`));
    else {
      const topic = `message.personalizations.${kind}`;
      problems.push(
        ...people.flatMap((person: unknown, index) => checkPerson(person, `${field}.${kind}.${index}`, topic)),
      );
    }
  }
  const { custom_args: ownArgs, from, headers, send_at: sendAt, subject, substitutions } = value;
  problems.push(...checkDuplicates(value, field));
  if (!isBlank(from)) problems.push(...checkPerson(from, `${field}.from`, 'message.from'));
  if (!isBlank(subject)) problems.push(...checkSubject(subject, `${field}.subject`));
  if (!isBlank(headers)) problems.push(...checkHeaders(headers, `${field}.headers`));
  if (!isBlank(ownArgs)) problems.push(...checkCustomArgs(ownArgs, isObject(args) ? args : {}, `${field}.custom_args`));
  if (!isBlank(sendAt)) problems.push(...checkSendAt(sendAt, `${field}.send_at`, now));
  if (!isBlank(substitutions) && !areTexts(substitutions)) {
    const message = 'The substitution values must be an object of key/value pairs, where the values are all strings.';
    problems.push(problem(message, `${field}.substitutions`, 'message.personalizations.substitutions'));
  }
  return problems;
}

function checkDuplicates(personalization: Json, field: string): MailProblem[] {
  const seen = new Set<string>();
  for (const [kind, email] of peopleOf(personalization)) {
    const same = email.toLowerCase();
    if (seen.has(same)) {
      const message = `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${field}.${kind} field.`;
      return [problem(message, field, 'message.recipient-errors')];
    }
    seen.add(same);
  }
  return [];
}

function peopleOf(personalization: Json): (readonly [kind: string, email: string])[] {
  return (['to', 'cc', 'bcc'] as const).flatMap((kind) => {
    const people = personalization[kind];
    return Array.isArray(people)
      ? people.flatMap((person: unknown) =>
          isObject(person) && typeof person['email'] === 'string' ? [[kind, person['email']] as const] : [],
        )
      : [];
  });
}

const areTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
