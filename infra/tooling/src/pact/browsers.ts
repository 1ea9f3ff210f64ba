import type { IncomingMessage, ServerResponse } from 'node:http';

// What browsers send and follow by themselves. Pact’s libraries know neither forms nor redirects.

const formType = 'application/x-www-form-urlencoded';

interface RequestBuilder {
  headers(headers: Record<string, string>): unknown;
}

/** Adds what an HTML form sends to a request of a pact. The builder has no method for it. */
export function withFormBody(request: RequestBuilder, body: string): void {
  const { interaction } = request as unknown as Record<
    'interaction',
    { withRequestBody(body: string, type: string): unknown }
  >;
  // Of a form without controls, Pact would leave out the type, too.
  if (body === '') request.headers({ 'content-type': formType });
  else interaction.withRequestBody(body, formType);
}

/** Pact’s proxy has parsed what a form sends, and would pass it on as JSON. */
export function keepForm(request: IncomingMessage & { body?: unknown }): void {
  if (request.headers['content-type'] !== formType) return;
  request.body = Buffer.from(new URLSearchParams(request.body as Record<string, string>).toString());
}

/** Stands for `location` in a reply and in the pact while both are compared: the verifier would follow a redirect. */
const standIn = 'redirects-to';
const shown = (name: string): string => (name.toLowerCase() === 'location' ? standIn : name);

/** To be called before the reply gets its headers. */
export function hideLocation(reply: ServerResponse): void {
  const setHeader = reply.setHeader.bind(reply);
  reply.setHeader = (name, value) => setHeader(shown(name), value);
}

/** The same for a reply that a pact expects. */
export function withLocationHidden<Reply extends { readonly headers?: object }>(reply: Reply): Reply {
  const headers = Object.entries(reply.headers ?? {}).map(([name, value]) => [shown(name), value as unknown]);
  return { ...reply, headers: Object.fromEntries(headers) as object };
}
