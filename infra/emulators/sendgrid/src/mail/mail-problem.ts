/** One reason why SendGrid refuses a mail. */
export interface MailProblem {
  readonly message: string;
  /** Like `personalizations.0.to.0.email`. */
  readonly field: string | null;
  readonly help: string | null;
}

const errorsPage = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html';

/** @param topic the anchor on SendGrid's error page, like `message.content.value` */
export const problem = (message: string, field: string, topic: string): MailProblem => ({
  message,
  field,
  help: `${errorsPage}#${topic}`,
});

/** A value that the API's schema refuses before any rule applies. */
export const wrongType = (expected: string, value: unknown, field: string): MailProblem => ({
  message: `Invalid type. Expected: ${expected}, given: ${typeName(value)}`,
  field,
  help: null,
});

export const unknownProperty = (name: string, field: string): MailProblem => ({
  message: `Additional property ${name} is not allowed`,
  field,
  help: null,
});

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
