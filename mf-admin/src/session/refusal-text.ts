import { RequestError, formatWait } from '@hearthway/web-kit/http';

export function refusalText(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Something went wrong. Please try again.';
  if (error.status === 401) return 'Incorrect admin username or password.';
  if (error.status === 429) return `Too many failed attempts. Please wait ${formatWait(error)} and try again.`;
  return error.message || 'Something went wrong. Please try again.';
}
