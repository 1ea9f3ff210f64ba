import { problem } from '@hearthway/contracts/problem';
import { RequestError } from './request-error.js';

// Apart from the error itself: who only asks what an error is needs no parser.
/** Reads an answer outside 2xx; a body that is no problem (a proxy's page) leaves the status to speak. */
export async function readRequestError(response: Response): Promise<RequestError> {
  const body = problem.safeParse(await readJson(response));
  const answer = { status: response.status, retryAfterSeconds: secondsToWait(response) };
  if (body.success) return new RequestError({ ...body.data, ...answer });
  return new RequestError({ code: `http.${response.status}`, message: '', ...answer });
}

/** Our own services tell it in seconds; the other form of the header, a date, is not read. */
function secondsToWait({ headers }: Response): number | undefined {
  const told = headers.get('retry-after');
  return told !== null && /^\d{1,9}$/.test(told) ? Number(told) : undefined;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
