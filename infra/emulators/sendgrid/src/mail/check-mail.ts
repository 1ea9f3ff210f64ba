import { checkAttachments, checkCategories, checkContent } from './check-content.js';
import { checkPersonalizations } from './check-personalizations.js';
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

const known = new Set([
  'personalizations',
  'from',
  'reply_to',
  'reply_to_list',
  'subject',
  'content',
  'attachments',
  'template_id',
  'headers',
  'sections',
  'categories',
  'custom_args',
  'send_at',
  'batch_id',
  'asm',
  'ip_pool_name',
  'mail_settings',
  'tracking_settings',
]);

/**
 * Everything that SendGrid would refuse about the body of POST /v3/mail/send; empty if it is fine.
 * @param now seconds since 1970
 */
export function checkMail(body: unknown, now: number): MailProblem[] {
  if (!isObject(body)) return [{ message: 'Bad Request', field: null, help: null }];
  return [
    ...Object.keys(body)
      .filter((name) => !known.has(name))
      .map((name) => unknownProperty(name, '(root)')),
    ...checkPersonalizations(body, now),
    ...checkFrom(body),
    ...checkReplyTo(body),
    ...checkSubjects(body),
    ...checkContent(body),
    ...checkTemplate(body),
    ...whenGiven(body, 'attachments', checkAttachments),
    ...whenGiven(body, 'headers', (headers) => checkHeaders(headers, 'headers')),
    ...whenGiven(body, 'categories', checkCategories),
    ...whenGiven(body, 'custom_args', (args) => checkCustomArgs(args, {}, 'custom_args')),
    ...whenGiven(body, 'send_at', (sendAt) => checkSendAt(sendAt, 'send_at', now)),
    ...whenGiven(body, 'asm', checkUnsubscribeGroup),
    ...whenGiven(body, 'mail_settings', checkMailSettings),
  ];
}

export function isSandboxed(body: Json): boolean {
  const settings = body['mail_settings'];
  const sandbox = isObject(settings) ? settings['sandbox_mode'] : undefined;
  return isObject(sandbox) && sandbox['enable'] === true;
}

function whenGiven(body: Json, name: string, check: (value: unknown) => MailProblem[]): MailProblem[] {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return isBlank(value) ? [] : check(value);
}

function checkFrom({ from }: Json): MailProblem[] {
  if (!isBlank(from) && !(isObject(from) && isBlank(from['email']))) return checkPerson(from, 'from', 'message.from');
  const message =
    'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.';
  return [problem(message, 'from.email', 'message.from')];
}

function checkReplyTo({ reply_to: one, reply_to_list: many }: Json): MailProblem[] {
  const problems = isBlank(one) ? [] : checkPerson(one, 'reply_to', 'message.reply_to');
  if (isBlank(many)) return problems;
  if (!Array.isArray(many)) return [...problems, wrongType('array', many, 'reply_to_list')];
  return [
    ...problems,
    ...many.flatMap((person: unknown, index) => checkPerson(person, `reply_to_list.${index}`, 'message.reply_to')),
  ];
}

function checkSubjects({ personalizations, subject }: Json): MailProblem[] {
  if (!isBlank(subject) && subject !== '') return checkSubject(subject, 'subject');
  const everyOneHasItsOwn =
    Array.isArray(personalizations) &&
    personalizations.length > 0 &&
    personalizations.every((own: unknown) => isObject(own) && !isBlank(own['subject']));
  if (everyOneHasItsOwn) return [];
  const message =
    'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.';
  return [problem(message, 'subject', 'message.subject')];
}

/** The emulated account has no templates. */
function checkTemplate({ template_id: template }: Json): MailProblem[] {
  if (isBlank(template)) return [];
  const message = `The Template ID must be a valid template id for your account. You provided ${String(template)}.`;
  return [problem(message, 'template_id', 'message.template_id')];
}

function checkUnsubscribeGroup(asm: unknown): MailProblem[] {
  if (isObject(asm) && Number.isInteger(asm['group_id'])) return [];
  return [problem('The ASM group ID must be an integer.', 'asm.group_id', 'message.asm.group_id')];
}

function checkMailSettings(settings: unknown): MailProblem[] {
  if (!isObject(settings)) return [wrongType('object', settings, 'mail_settings')];
  const sandbox = settings['sandbox_mode'];
  if (isBlank(sandbox) || (isObject(sandbox) && typeof sandbox['enable'] === 'boolean')) return [];
  const field = 'mail_settings.sandbox_mode.enable';
  return [problem('The sandbox mode enable param should be a boolean value.', field, `message.${field}`)];
}
