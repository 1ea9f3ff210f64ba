import { defineOperation, documentBytes } from '@hearthway/contracts/operation';
import { ifMatch } from '@hearthway/contracts/operation-headers';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { inMemoryServer, jsonResponse, recordingTransport, route } from '../testing/index.js';
import { callOperation, createQueryClient, formatWait, RequestError } from './index.js';

const renameStep = defineOperation({
  id: 'renameStep',
  summary: 'Renames a step',
  method: 'PATCH',
  path: '/api/steps/:stepId',
  access: 'buyer',
  params: z.strictObject({ stepId: z.string() }),
  query: z.strictObject({ notify: z.optional(z.boolean()), tag: z.optional(z.array(z.string())) }),
  body: z.strictObject({ title: z.string() }),
  status: 200,
  reply: z.object({ id: z.string(), title: z.string() }),
  errors: {},
});

const listSteps = defineOperation({
  id: 'listSteps',
  summary: 'Lists the steps',
  method: 'GET',
  path: '/api/steps',
  access: 'buyer',
  status: 200,
  reply: z.array(z.object({ id: z.string() })),
  errors: {},
});

const forgetSteps = defineOperation({
  id: 'forgetSteps',
  summary: 'Forgets all steps',
  method: 'DELETE',
  path: '/api/steps',
  access: 'buyer',
  status: 204,
  reply: undefined,
  errors: {},
});

const failureOf = async (call: Promise<unknown>): Promise<RequestError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('The call succeeded');
};

describe('callOperation', () => {
  it('sends the headers that the operation declares', async () => {
    const { transport, requests } = recordingTransport(() => jsonResponse({ id: 'a', title: 'New' }));
    const operation = defineOperation({ ...renameStep, headers: ifMatch });
    const input = { params: { stepId: 'a' }, query: {}, body: { title: 'New' }, headers: { 'if-match': 3 } };
    await callOperation(transport, operation, input);

    expect(new Headers(requests[0]?.init.headers).get('if-match')).toBe('"3"');
  });

  it('builds path, query, and JSON body from the contract and sends credentials', async () => {
    const { transport, requests } = recordingTransport(() => jsonResponse({ id: 'a/b', title: 'New' }));
    const reply = await callOperation(transport, renameStep, {
      params: { stepId: 'a/b' },
      query: { notify: true, tag: ['x', 'y z'] },
      body: { title: 'New' },
    });
    expect(reply).toEqual({ id: 'a/b', title: 'New' });
    const [request] = requests;
    expect(request?.path).toBe('/api/steps/a%2Fb?notify=true&tag=x&tag=y+z');
    expect(request?.init).toMatchObject({ method: 'PATCH', credentials: 'include', body: '{"title":"New"}' });
    expect(new Headers(request?.init.headers).get('content-type')).toBe('application/json');
  });

  it('starts a new trace for every call', async () => {
    const { transport, requests } = recordingTransport(() => jsonResponse([]));
    await callOperation(transport, listSteps);
    await callOperation(transport, listSteps);
    const sent = requests.map(({ init }) => new Headers(init.headers).get('traceparent'));
    for (const traceparent of sent) expect(traceparent).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
    expect(new Set(sent).size).toBe(2);
  });

  it('sends no body and no content type with a GET', async () => {
    const { transport, requests } = recordingTransport(() => jsonResponse([]));
    await callOperation(transport, listSteps);
    expect(requests[0]?.init.body).toBeUndefined();
    expect(new Headers(requests[0]?.init.headers).has('content-type')).toBe(false);
  });

  it('drops reply fields that the contract does not define', async () => {
    const { transport } = recordingTransport(() => jsonResponse([{ id: '1', added: 'later' }]));
    expect(await callOperation(transport, listSteps)).toEqual([{ id: '1' }]);
  });

  it.each(['a service', 'the server in memory'])('returns the bytes of a PDF from %s', async (sender) => {
    const bytes = Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0xff, 0x00);
    const operation = defineOperation({ ...listSteps, reply: documentBytes, replyType: 'application/pdf' });
    const { transport, requests } = recordingTransport(() => new Response(bytes));
    const inMemory = inMemoryServer([route(operation, () => bytes)]);
    const isReal = sender === 'a service';
    expect(await callOperation(isReal ? transport : inMemory.transport, operation)).toEqual(bytes);
    if (isReal) expect(new Headers(requests[0]?.init.headers).get('accept')).toBe('application/pdf');
  });

  it('returns undefined when the contract has no reply', async () => {
    const { transport } = recordingTransport(() => new Response(null, { status: 204 }));
    await expect(callOperation(transport, forgetSteps)).resolves.toBeUndefined();
  });

  it('throws the message of a problem with its code, details, and request id', async () => {
    const body = {
      error: 'Title is too long',
      message: 'Title is too long',
      code: 'request.invalid',
      requestId: 'r-1',
      details: [{ path: 'body.title', message: 'Use at most 80 characters' }],
    };
    const { transport } = recordingTransport(() => jsonResponse(body, 400));
    const error = await failureOf(callOperation(transport, listSteps));
    expect(error).toMatchObject({
      status: 400,
      code: 'request.invalid',
      message: 'Title is too long',
      requestId: 'r-1',
      details: body.details,
    });
  });

  it('throws the status when the body is not a problem, such as the error page of a proxy', async () => {
    const { transport } = recordingTransport(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(callOperation(transport, listSteps));
    expect(error).toMatchObject({ status: 502, code: 'http.502', message: '' });
  });

  it.each([
    ['7', 7],
    ['Fri, 20 Nov 2026 12:00:00 GMT', undefined],
    [undefined, undefined],
  ])('reads Retry-After in seconds: %s', async (retryAfter, retryAfterSeconds) => {
    const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    const { transport } = recordingTransport(() => new Response('', { status: 429, headers }));
    const error = await failureOf(callOperation(transport, listSteps));
    expect(error.retryAfterSeconds).toBe(retryAfterSeconds);
  });

  it.each([
    ['of the wrong shape', jsonResponse({ id: 1 })],
    ['that is not JSON', new Response('ok')],
  ])('rejects a reply %s', async (_case, response) => {
    const { transport } = recordingTransport(() => response);
    const error = await failureOf(callOperation(transport, listSteps));
    expect(error).toMatchObject({ status: 200, code: 'reply.invalid' });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('throws status 0 on a network failure', async () => {
    const { transport } = recordingTransport(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(callOperation(transport, listSteps));
    expect(error).toMatchObject({ status: 0, code: 'network.failed' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('rethrows the abort reason unchanged', async () => {
    const controller = new AbortController();
    const reason = new DOMException('left the page', 'AbortError');
    controller.abort(reason);
    const { transport } = recordingTransport(({ init }) => Promise.reject(init.signal?.reason as Error));
    const call = callOperation(transport, listSteps, undefined, { signal: controller.signal });
    await expect(call).rejects.toBe(reason);
  });
});

describe('formatWait', () => {
  it.each([
    [undefined, 'a minute'],
    [0, 'a minute'],
    [61, '2 minutes'],
    [59 * 60, '59 minutes'],
    [59 * 60 + 1, 'an hour'],
    [3_600, 'an hour'],
    [3_601, 'about 2 hours'],
    [20 * 3_600, 'about 20 hours'],
    [23 * 3_600 + 1, 'a day'],
    [24 * 3_600, 'a day'],
    [24 * 3_600 + 1, 'about 2 days'],
    [7 * 24 * 3_600, 'about 7 days'],
  ])('calls %p seconds %p', (retryAfterSeconds, words) => {
    expect(formatWait({ retryAfterSeconds })).toBe(words);
  });
});

describe('createQueryClient', () => {
  it('retries once, does not refetch on focus, and keeps data fresh for five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      retry: 1,
      refetchOnWindowFocus: false,
      staleTime: 300_000,
    });
  });
});

describe('zod', () => {
  it('does not compile parsers with Function once the kit is loaded', () => {
    expect(z.config().jitless).toBe(true);
  });
});
