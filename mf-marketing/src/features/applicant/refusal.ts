import { RequestError } from '@hearthway/web-kit/http';

/** What is said, and counted, of a form that could not be sent or was not taken. */
export interface Refusal {
  readonly message: string;
  readonly code: string;
}

/** In the server's words, or in ours: what the browser says of a lost connection is not in the catalogue of texts. */
export function refusalOf(error: unknown, otherwise: string): Refusal {
  if (!(error instanceof RequestError)) return { message: otherwise, code: 'form.not-sent' };
  const { code, message } = error;
  const isServers = code !== 'network.failed' && code !== 'reply.invalid';
  return { message: (isServers && message) || otherwise, code };
}
