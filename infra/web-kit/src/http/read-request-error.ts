import { problem } from '@hearthway/contracts/problem';
import { RequestError } from './request-error.js';

// Apart from the error itself: who only asks what an error is needs no parser.
/** Reads an answer outside 2xx; a body that is no problem (a proxy's page) leaves the status to speak. */
export async function readRequestError(response: Response): Promise<RequestError> {
  const body = problem.safeParse(await readJson(response));
  if (body.success) return new RequestError({ status: response.status, ...body.data });
  return new RequestError({ status: response.status, code: `http.${response.status}`, message: '' });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
