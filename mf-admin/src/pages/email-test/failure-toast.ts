import type { Toast } from '@hearthway/contracts/platform';
import { RequestError } from '@hearthway/web-kit/http';

interface FailureTexts {
  /** When there was an answer that said no. */
  readonly refusedTitle: string;
  readonly refused: string;
  /** When there was none that could be read. */
  readonly unreachable: Pick<Toast, 'title'> & { readonly description: string };
}

/** What is said of a call that failed; nothing of a refused credential, of which the session tells. */
export function failureToast(error: unknown, { refusedTitle, refused, unreachable }: FailureTexts): Toast | undefined {
  const { status = 0, code, message = '' } = error instanceof RequestError ? error : {};
  if (status === 401) return undefined;
  if (status === 0 || code === 'reply.invalid') {
    console.error(error);
    return { ...unreachable, tone: 'destructive' };
  }
  return { title: refusedTitle, description: message || refused, tone: 'destructive' };
}
