import type { Toast } from '@hearthway/contracts/platform';
import { RequestError } from '@hearthway/web-kit/http';

interface FailureTexts {
  readonly refusedTitle: string;
  readonly refused: string;
  /** Without a readable response. */
  readonly unreachable: Pick<Toast, 'title'> & { readonly description: string };
}

/** The toast for a failed request; none for a refused credential, which the session reports itself. */
export function failureToast(error: unknown, { refusedTitle, refused, unreachable }: FailureTexts): Toast | undefined {
  const { status = 0, code, message = '' } = error instanceof RequestError ? error : {};
  if (status === 401) return undefined;
  if (status === 0 || code === 'reply.invalid') {
    console.error(error);
    return { ...unreachable, tone: 'destructive' };
  }
  return { title: refusedTitle, description: message || refused, tone: 'destructive' };
}
