import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { text } from 'node:stream/consumers';

export interface JsonAnswer {
  readonly status: number;
  /** The parsed body. @throws SyntaxError when it is no JSON */
  json(): Promise<unknown>;
}

/**
 * A small document of another service, on a connection of its own. Not by `fetch`: that is ten megabytes of an idle
 * service's memory. Rejects when there is no answer within the time, in milliseconds.
 */
export async function getJson(address: string | URL, timeout: number): Promise<JsonAnswer> {
  const url = new URL(address);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const options = { agent: false, signal: AbortSignal.timeout(timeout), headers: { accept: 'application/json' } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).on('error', reject);
  });
  const body = await text(response);
  return { status: response.statusCode ?? 0, json: () => Promise.resolve().then(() => JSON.parse(body) as unknown) };
}
