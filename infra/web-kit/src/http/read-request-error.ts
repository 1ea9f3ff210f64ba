import { problem } from '@hearthway/contracts/problem';
import { RequestError } from './request-error.js';

// Separate from request-error.ts, so that checking an error's type doesn't pull in the parser.
/** Parses a non-2xx response. If the body isn't a problem (say, a proxy's error page), only the status is known. */
export async function readRequestError(response: Response): Promise<RequestError> {
  const body = problem.safeParse(await readJson(response));
  const answer = { status: response.status, retryAfterSeconds: secondsToWait(response) };
  if (body.success) return new RequestError({ ...body.data, ...answer });
  return new RequestError({ code: `http.${response.status}`, message: '', ...answer });
}

/** Our services send seconds. The header's date form is ignored. */
function secondsToWait({ headers }: Response): number | undefined {
  const retryAfter = headers.get('retry-after');
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
