import { RequestError } from '@hearthway/web-kit/http';

/** Why a form was not sent or not accepted: the message to show and the code to track. */
export interface Refusal {
  readonly message: string;
  readonly code: string;
}

/** Uses the server's message, or `fallback` when there is none: browser error texts are not ours to show. */
export function refusalOf(error: unknown, fallback: string): Refusal {
  if (!(error instanceof RequestError)) return { message: fallback, code: 'form.not-sent' };
  const { code, message } = error;
  const hasServerMessage = code !== 'network.failed' && code !== 'reply.invalid';
  return { message: (hasServerMessage && message) || fallback, code };
}
