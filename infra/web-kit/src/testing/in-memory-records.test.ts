import { defineOperation } from '@hearthway/contracts/operation';
import { ifMatch } from '@hearthway/contracts/operation-headers';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { callOperation } from '../http/index.js';
import { inMemoryCollection, inMemoryRecords, inMemoryServer, inMemoryValue, route } from './index.js';

const common = { summary: '', access: 'buyer', status: 200, errors: {} } as const;
const body = z.strictObject({ title: z.string(), note: z.optional(z.string()) });
const reply = z.object({ id: z.string(), ...body.shape });
const params = z.strictObject({ stepId: z.string() });
const errors = { 'step.locked': 409, 'step.not-found': 404 };
const path = '/api/steps/:stepId';

const list = defineOperation({ ...common, id: 'list', method: 'GET', path: '/api/steps', reply: z.array(reply) });
const create = defineOperation({ ...common, id: 'create', method: 'POST', path: '/api/steps', body, reply });
const change = defineOperation({ ...common, id: 'change', method: 'PUT', path, params, body, errors, reply });
const patch = defineOperation({
  ...common,
  id: 'patch',
  method: 'PATCH',
  path,
  params,
  body: z.strictObject({ title: z.string() }),
  errors,
  reply,
});
const remove = defineOperation({
  ...common,
  id: 'remove',
  method: 'DELETE',
  path,
  params,
  status: 204,
  errors,
  reply: undefined,
});
const count = defineOperation({ ...common, id: 'count', method: 'GET', path: '/api/steps/count', reply: z.number() });

const choices = z.strictObject({ loud: z.boolean(), name: z.string(), limit: z.nullable(z.number()) });
const get = defineOperation({ ...common, id: 'get', method: 'GET', path: '/api/choices', reply: choices });
const save = defineOperation({
  ...common,
  id: 'save',
  method: 'PUT',
  path: '/api/choices',
  body: choices,
  reply: choices,
});

const first = { id: '1', title: 'First', note: 'Kept' };
const stepId = (id: string) => ({ params: { stepId: id } });

describe('inMemoryCollection', () => {
  it('refuses a version that isn’t the stored one', async () => {
    const withVersion = z.object({ ...reply.shape, version: z.number() });
    const operations = {
      list: defineOperation({ ...list, reply: z.array(withVersion) }),
      create: defineOperation({ ...create, reply: withVersion }),
      change: defineOperation({ ...change, reply: withVersion, headers: ifMatch }),
    };
    const { transport } = inMemoryServer(inMemoryCollection(operations).routes);
    const { id } = await callOperation(transport, operations.create, { body: { title: 'First' } });
    const changeTo = (title: string, version: number) =>
      callOperation(transport, operations.change, { ...stepId(id), body: { title }, headers: { 'if-match': version } });

    expect(await changeTo('Second', 1)).toMatchObject({ title: 'Second', version: 2 });
    await expect(changeTo('Other', 1)).rejects.toMatchObject({ status: 409, code: 'step.locked' });
  });

  it('lists, creates, changes, and removes entries', async () => {
    const server = inMemoryServer(inMemoryCollection({ list, create, change, remove }, [first]).routes);
    const second = await callOperation(server.transport, create, { body: { title: 'Second' } });
    await callOperation(server.transport, change, { ...stepId('1'), body: { title: 'New' } });
    expect(await callOperation(server.transport, list)).toEqual([{ id: '1', title: 'New' }, second]);
    await callOperation(server.transport, remove, stepId('1'));
    expect(server.reply(list)).toEqual([{ ...second, title: 'Second' }]);
  });

  it('keeps what a PATCH leaves out', async () => {
    const { transport } = inMemoryServer(inMemoryCollection({ list, change: patch }, [first]).routes);
    const changed = await callOperation(transport, patch, { ...stepId('1'), body: { title: 'New' } });
    expect(changed).toEqual({ ...first, title: 'New' });
  });

  it('refuses an unknown id with the operation’s own code', async () => {
    const { transport } = inMemoryServer(inMemoryCollection({ list, change, remove }, [first]).routes);
    const refusal = { status: 404, code: 'step.not-found' };
    const changing = callOperation(transport, change, { ...stepId('9'), body: { title: 'New' } });
    await expect(changing).rejects.toMatchObject(refusal);
    await expect(callOperation(transport, remove, stepId('9'))).rejects.toMatchObject(refusal);
  });

  it('can reply more than its entries, and be changed by others', () => {
    const steps = inMemoryCollection({ list: count }, [first], ({ length }) => length);
    const server = inMemoryServer(steps.routes);
    steps.update((entries) => [...entries, { ...first, id: '2' }]);
    expect(server.reply(count)).toBe(2);
  });
});

describe('inMemoryValue', () => {
  it('replies with what was saved last', async () => {
    const server = inMemoryServer(inMemoryValue({ get, save }, { loud: true, name: 'a', limit: 1 }));
    expect(server.reply(get)).toEqual({ loud: true, name: 'a', limit: 1 });
    const saved = { loud: false, name: 'b', limit: null };
    expect(await callOperation(server.transport, save, { body: saved })).toEqual(saved);
    expect(await callOperation(server.transport, get)).toEqual(saved);
  });
});

describe('inMemoryRecords', () => {
  const operations = [list, create, change, remove, count, get, save];

  it('answers the collections and values among operations, empty and blank at first', async () => {
    const server = inMemoryServer(inMemoryRecords(operations));
    expect(server.reply(list)).toEqual([]);
    expect(server.reply(get)).toEqual({ loud: false, name: '', limit: null });
    const created = await callOperation(server.transport, create, { body: { title: 'Second' } });
    await callOperation(server.transport, change, { ...stepId(created.id), body: { title: 'New' } });
    expect(server.reply(list)).toEqual([{ ...created, title: 'New' }]);
    await callOperation(server.transport, remove, stepId(created.id));
    expect(server.reply(list)).toEqual([]);
  });

  it('starts with what is given', () => {
    const given = { [list.path]: [first], [get.path]: { loud: true, name: 'a', limit: 2 } };
    const server = inMemoryServer(inMemoryRecords(operations, given));
    expect([server.reply(list), server.reply(get)]).toEqual([[first], given[get.path]]);
  });

  it('leaves the other operations to others', async () => {
    const server = inMemoryServer([...inMemoryRecords(operations), route(count, () => 7)]);
    expect(await callOperation(server.transport, count)).toBe(7);
    expect(inMemoryRecords([list, create, count])).toEqual([]);
  });
});
