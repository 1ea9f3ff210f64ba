import { hasLineBreak, isBlank, isObject, type Json } from './check-values.js';
import { problem, wrongType, type MailProblem } from './mail-problem.js';

/** A mail needs at least one part, in the order plain text, HTML, anything else. */
export function checkContent({ content }: Json): MailProblem[] {
  const topic = 'message.content';
  if (isBlank(content) || (Array.isArray(content) && content.length === 0)) {
    const message =
      'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.';
    return [problem(message, 'content', topic)];
  }
  if (!Array.isArray(content)) return [wrongType('array', content, 'content')];
  const problems = content.flatMap((part: unknown, index) => checkPart(part, `content.${index}`));
  const ranks = content.map((part: unknown) => rankOf(isObject(part) ? part['type'] : undefined));
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) {
    const message =
      'Following RFC 1341, section 7.2, if either text/html or text/plain are to be sent in your email: text/plain needs to be first, followed by text/html, followed by any other content.';
    problems.push(problem(message, 'content', 'message.content.value'));
  }
  return problems;
}

function checkPart(part: unknown, field: string): MailProblem[] {
  if (!isObject(part)) return [wrongType('object', part, field)];
  const { type, value } = part;
  const problems: MailProblem[] = [];
  if (typeof type !== 'string' || type === '') {
    const message = 'Your content type must be a string with length of at least one character.';
    problems.push(problem(message, `${field}.type`, 'message.content.type'));
  } else if (type.includes(';') || hasLineBreak(type)) {
    problems.push(problem("Cannot contain ';', or CRLF characters.", `${field}.type`, 'message.content.type'));
  }
  if (typeof value !== 'string' || value === '') {
    const message = 'The content value must be a string at least one character in length.';
    problems.push(problem(message, `${field}.value`, 'message.content.value'));
  }
  return problems;
}

function rankOf(type: unknown): number {
  if (type === 'text/plain') return 0;
  return type === 'text/html' ? 1 : 2;
}

export function checkAttachments(attachments: unknown): MailProblem[] {
  if (!Array.isArray(attachments)) return [wrongType('array', attachments, 'attachments')];
  return attachments.flatMap((attachment: unknown, index): MailProblem[] => {
    const field = `attachments.${index}`;
    if (!isObject(attachment)) return [wrongType('object', attachment, field)];
    const { content, disposition, filename } = attachment;
    const problems: MailProblem[] = [];
    if (typeof content !== 'string' || content === '') {
      const message = 'The attachment content must be a string at least one character in length.';
      problems.push(problem(message, `${field}.content`, 'message.attachments.content'));
    } else if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content) || content.length % 4 !== 0) {
      const message = 'The attachment content must be base64 encoded.';
      problems.push(problem(message, `${field}.content`, 'message.attachments.content'));
    }
    if (typeof filename !== 'string' || filename === '') {
      problems.push(problem('filename is required.', `${field}.filename`, 'message.attachments.filename'));
    } else if (/[;,\r\n]/.test(filename)) {
      const message = 'The filename of your attachment cannot contain CRLF characters.';
      problems.push(problem(message, `${field}.filename`, 'message.attachments.filename'));
    }
    if (!isBlank(disposition) && disposition !== 'inline' && disposition !== 'attachment') {
      const message = `The disposition of your attachment can be either "inline" or "attachment". You provided ${String(disposition)}.`;
      problems.push(problem(message, `${field}.disposition`, 'message.attachments.disposition'));
    }
    return problems;
  });
}

const most = { categories: 10, length: 255 } as const;

export function checkCategories(categories: unknown): MailProblem[] {
  const refuse = (message: string) => [problem(message, 'categories', 'message.categories')];
  if (!Array.isArray(categories) || !categories.every((category) => typeof category === 'string')) {
    return refuse('Categories must be an array of strings.');
  }
  if (categories.length > most.categories) {
    return refuse(
      `There is a limit of ${most.categories} categories for each email that is sent. You provided ${categories.length} categories.`,
    );
  }
  const long = categories.find((category) => category.length > most.length);
  if (long !== undefined) {
    return refuse(`Each category must not be longer than ${most.length} characters. ${long} exceeds this limit`);
  }
  const twice = categories.find((category, index) => categories.indexOf(category) !== index);
  if (twice !== undefined) {
    return refuse(`The categories must be a unique list, and you have included ${twice} more than once.`);
  }
  // eslint-disable-next-line no-control-regex -- any ASCII is allowed, including control characters
  return categories.every((category) => /^[\x00-\x7f]*$/.test(category))
    ? []
    : refuse('Categories can not contain non-ASCII characters.');
}
