import { defineOperation } from '@hearthway/contracts/operation';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { inMemoryServer, jsonResponse, recordingTransport, Refusal, route } from '../testing/index.js';
import {
  createQueryClient,
  operationKey,
  operationMutation,
  operationQuery,
  RequestError,
  type Caller,
} from './index.js';

const step = z.object({ id: z.string(), title: z.string() });
const params = z.strictObject({ stepId: z.string() });
const reads = { method: 'GET', access: 'buyer', status: 200, summary: '', errors: {} } as const;
const writes = { access: 'buyer', status: 200, summary: '', errors: { 'step.not-found': 404 } } as const;

const listSteps = defineOperation({ ...reads, id: 'listSteps', path: '/api/steps', reply: z.array(step) });
const findSteps = defineOperation({
  ...reads,
  id: 'findSteps',
  path: '/api/found',
  query: z.strictObject({ text: z.string() }),
  reply: z.array(step),
});
const getStep = defineOperation({ ...reads, id: 'getStep', path: '/api/steps/:stepId', params, reply: step });
const showNews = defineOperation({ ...reads, id: 'showNews', path: '/api/news', access: 'public', reply: z.string() });
const createStep = defineOperation({
  ...writes,
  id: 'createStep',
  method: 'POST',
  path: '/api/steps',
  body: z.strictObject({ title: z.string() }),
  reply: step,
});
const deleteStep = defineOperation({
  ...writes,
  id: 'deleteStep',
  method: 'DELETE',
  path: '/api/steps/:stepId',
  params,
  status: 204,
  reply: undefined,
});

/** A server with one step, and a page that shows the steps. */
async function showSteps() {
  let steps = [{ id: '1', title: 'First' }];
  const server = inMemoryServer([
    route(listSteps, () => steps),
    route(createStep, ({ body }) => {
      const created = { id: String(steps.length + 1), ...body };
      steps = [...steps, created];
      return created;
    }),
    route(deleteStep, ({ params: { stepId } }) => {
      const others = steps.filter(({ id }) => id !== stepId);
      if (others.length === steps.length) throw new Refusal(404, 'step.not-found', 'No such step');
      steps = others;
      return undefined;
    }),
  ]);
  const caller: Caller = { request: server.transport, userId: 'jordan' };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const query = operationQuery(caller, listSteps);
  await client.query(query);
  onTestEnd(new QueryObserver(client, query).subscribe(() => undefined));
  return {
    server,
    caller,
    client,
    titles: () => client.getQueryData(query.queryKey)?.map(({ title }) => title),
    fetches: () => server.requests.filter((request) => request === 'GET /api/steps').length,
  };
}

const ends: (() => void)[] = [];
const onTestEnd = (end: () => void): void => void ends.push(end);
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('operationQuery', () => {
  it('returns the parsed reply', async () => {
    const { caller, client } = await showSteps();
    expect(await client.query(operationQuery(caller, listSteps))).toEqual([{ id: '1', title: 'First' }]);
  });

  it('fails with the RequestError', async () => {
    const { caller, client, server } = await showSteps();
    server.failWith(listSteps, 503);
    const failed = client.query({ ...operationQuery(caller, listSteps), staleTime: 0 });
    await expect(failed).rejects.toBeInstanceOf(RequestError);
  });

  it('passes on the signal', async () => {
    const { transport, requests } = recordingTransport(() => jsonResponse([]));
    await new QueryClient().query(operationQuery({ request: transport, userId: 'jordan' }, listSteps));
    expect(requests[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('keeps the data of users, paths, and inputs apart', () => {
    const [jordan, morgan] = [callerOf('jordan'), callerOf('morgan')];
    const keys = [
      operationQuery(jordan, listSteps),
      operationQuery(morgan, listSteps),
      operationQuery(callerOf(undefined), listSteps),
      operationQuery(jordan, getStep, { params: { stepId: '1' } }),
      operationQuery(jordan, getStep, { params: { stepId: '2' } }),
      operationQuery(jordan, findSteps, { query: { text: 'a' } }),
      operationQuery(jordan, findSteps, { query: { text: 'b' } }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['a buyer’s operation once the buyer is known', listSteps, 'jordan', true],
    ['a buyer’s operation before', listSteps, undefined, false],
    ['a public operation', showNews, undefined, true],
  ])('enables %s: %#', (_case, operation, userId, enabled) => {
    expect(operationQuery(callerOf(userId), operation).enabled).toBe(enabled);
  });
});

describe('operationKey', () => {
  it('covers the paths below and every input', async () => {
    const jordan = callerOf('jordan');
    const client = new QueryClient();
    const one = operationQuery(jordan, getStep, { params: { stepId: '1' } }).queryKey;
    const found = operationQuery(jordan, findSteps, { query: { text: 'a' } }).queryKey;
    client.setQueryData(one, { id: '1', title: 'First' });
    client.setQueryData(found, []);
    const stale = () => [one, found].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);

    await client.invalidateQueries({ queryKey: operationKey(jordan, listSteps) });
    expect(stale()).toEqual([true, false]);
    await client.invalidateQueries({ queryKey: operationKey(jordan, findSteps) });
    expect(stale()).toEqual([true, true]);
  });
});

describe('operationMutation', () => {
  it('sends the input, and ends once what it changes is fetched again', async () => {
    const { caller, client, titles } = await showSteps();
    const adding = new MutationObserver(client, operationMutation(caller, createStep, { changes: listSteps }));
    expect(await adding.mutate({ body: { title: 'Second' } })).toEqual({ id: '2', title: 'Second' });
    expect(titles()).toEqual(['First', 'Second']);
  });

  it('writes at once, and fetches again meanwhile', async () => {
    const { caller, client, titles, server, fetches } = await showSteps();
    const release = server.hold(listSteps);
    const adding = new MutationObserver(
      client,
      operationMutation(caller, createStep, {
        changes: listSteps,
        write: (steps, created, { body }) => [{ ...created, title: `${body.title} at once` }, ...steps],
      }),
    );
    await adding.mutate({ body: { title: 'Second' } });
    expect(titles()).toEqual(['Second at once', 'First']);
    expect(fetches()).toBe(2);
    release();
    await waitFor(() => {
      expect(titles()).toEqual(['First', 'Second']);
    });
  });

  it('writes nothing where nothing was fetched', async () => {
    const { caller, client } = await showSteps();
    const morgan = { ...caller, userId: 'morgan' };
    const effect = { changes: listSteps, write: () => [] };
    await new MutationObserver(client, operationMutation(morgan, createStep, effect)).mutate({ body: { title: 'x' } });
    expect(client.getQueryData(operationKey(morgan, listSteps))).toBeUndefined();
  });

  it('fetches again after a failure, without waiting for it', async () => {
    const { caller, client, server, fetches } = await showSteps();
    server.failWith(createStep, 409, { code: 'step.too-many' });
    server.hold(listSteps);
    const adding = new MutationObserver(client, operationMutation(caller, createStep, { changes: listSteps }));
    await expect(adding.mutate({ body: { title: 'Second' } })).rejects.toMatchObject({ code: 'step.too-many' });
    expect(fetches()).toBe(2);
  });

  it('fetches again what is just being fetched for the first time, since that may be from before', async () => {
    const { caller, server, fetches } = await showSteps();
    const fresh = new QueryClient();
    const release = server.hold(listSteps);
    onTestEnd(new QueryObserver(fresh, operationQuery(caller, listSteps)).subscribe(() => undefined));
    const adding = new MutationObserver(fresh, operationMutation(caller, createStep, { changes: listSteps }));
    const added = adding.mutate({ body: { title: 'Second' } });
    await waitFor(() => {
      expect(fetches()).toBe(3);
    });
    release();
    await added;
    expect(fresh.getQueryData(operationKey(caller, listSteps))).toHaveLength(2);
  });

  it('fails at once offline, and sends nothing later', async () => {
    const { caller, server } = await showSteps();
    const client = createQueryClient();
    const connect = server.disconnect();
    onlineManager.setOnline(false);
    const removing = new MutationObserver(client, operationMutation(caller, deleteStep));
    const removed = removing.mutate({ params: { stepId: '1' } });
    await expect(removed).rejects.toMatchObject({ code: 'network.failed' });
    connect();
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(server.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
  });

  it('keeps its effect beside callbacks of the caller', async () => {
    const { caller, client, titles } = await showSteps();
    let title: string | undefined;
    const adding = new MutationObserver(client, {
      ...operationMutation(caller, createStep, { changes: listSteps }),
      onSuccess: (created) => void (title = created.title),
    });
    await adding.mutate({ body: { title: 'Second' } });
    expect([title, titles()]).toEqual(['Second', ['First', 'Second']]);
  });

  it('counts deleting what is already gone as done, but no other failure', async () => {
    const { caller, client, server, titles } = await showSteps();
    const removing = new MutationObserver(client, operationMutation(caller, deleteStep, { changes: listSteps }));
    await removing.mutate({ params: { stepId: '1' } });
    await expect(removing.mutate({ params: { stepId: '1' } })).resolves.toBeUndefined();
    expect(titles()).toEqual([]);
    server.failWith(deleteStep, 404, { code: 'route.not-found' });
    await expect(removing.mutate({ params: { stepId: '1' } })).rejects.toMatchObject({ code: 'route.not-found' });
  });
});

function callerOf(userId: string | undefined): Caller {
  return { request: () => Promise.reject(new Error('Nothing is sent')), userId };
}
