import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { listen, type TestServer } from '../testing/listen.js';
import { createInstances, type Instances } from './instances.js';

/** An instance that says of itself what the test wants. */
async function instance() {
  let answer: RequestListener = says(200);
  let asked = 0;
  const server = await listen((request, response) => {
    asked += 1;
    answer(request, response);
  });
  return { ...server, asked: () => asked, answer: (next: RequestListener) => void (answer = next) };
}

const says =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end('{}');
const nothing: RequestListener = () => undefined;

let one: Awaited<ReturnType<typeof instance>>;
let other: typeof one;
let instances: Instances;
const servers: TestServer[] = [];
beforeEach(async () => {
  [one, other] = [await instance(), await instance()];
  servers.push(one, other);
  instances = createInstances([one.url, other.url]);
});
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const chosen = (load?: (address: string) => number) => instances.send((address) => Promise.resolve(address), load);

const idle =
  ({ url }: TestServer) =>
  (address: string) =>
    address === url ? 0 : 9;

/** That no request goes elsewhere, in a row that luck doesn't explain. */
const allGoTo = ({ url }: TestServer, load?: (address: string) => number) =>
  eventually(async () => {
    for (let count = 0; count < 5; count += 1) expect(await chosen(load)).toBe(url);
  });

const bothReady = () => eventually(async () => expect(await instances.readiness()).toEqual(readiness(true, true)));
const readiness = (ofOne: boolean, ofOther: boolean) =>
  new Map([
    [one.url, ofOne],
    [other.url, ofOther],
  ]);

const failing = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall });

/** Sends a request of which this attempt fails; the addresses that got it. */
async function sendFailing(error: Error, load?: (address: string) => number) {
  const tried: string[] = [];
  const outcome = await instances
    .send((address) => {
      tried.push(address);
      return tried.length === 1 ? Promise.reject(error) : Promise.resolve('answered');
    }, load)
    .catch((reason: unknown) => reason);
  return { tried, outcome };
}

describe('of two instances', () => {
  it('the one with the least load gets a request, and each in turn at equal load', async () => {
    await allGoTo(one, idle(one));
    await allGoTo(other, idle(other));
    await eventually(async () => {
      const [first, second, third] = [await chosen(), await chosen(), await chosen()];
      expect([third, new Set([first, second])]).toEqual([first, new Set([one.url, other.url])]);
    });
  });

  it.each([
    ['isn’t ready', says(503)],
    ['says nothing', nothing],
    ['breaks off', (...[, response]: Parameters<RequestListener>) => void response.destroy()],
  ])('one that %s gets none until it is ready', async (_, listener) => {
    one.answer(listener);
    await allGoTo(other, idle(one));
    one.answer(says(200));
    await allGoTo(one, idle(one));
  });

  it('both get requests if none is ready', async () => {
    one.answer(says(503));
    other.answer(says(503));
    await eventually(async () => expect(await instances.readiness()).toEqual(readiness(false, false)));
    await allGoTo(one, idle(one));
    await allGoTo(other, idle(other));
  });

  it('the next gets a request that nobody has seen, and the last failure is the caller’s', async () => {
    for (const code of ['ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT', 'EOPENBREAKER']) {
      const { tried, outcome } = await sendFailing(failing(code));
      expect([new Set(tried), outcome]).toEqual([new Set([one.url, other.url]), 'answered']);
    }
    await expect(instances.send(() => Promise.reject(failing('ECONNREFUSED')))).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    failing('ECONNRESET'),
    failing('UND_ERR_SOCKET'),
    failing('EPIPE'),
    failing('ABORT_ERR'),
    failing('EHOSTUNREACH', 'read'),
  ])('none gets a request again that may have been seen: %p', async (error) => {
    const { tried, outcome } = await sendFailing(error);
    expect([tried.length, outcome]).toEqual([1, error]);
  });

  it('one whose connection is lost gets no more before it has said again that it is ready', async () => {
    await eventually(async () => {
      one.answer(says(200));
      await bothReady();
      one.answer(nothing);
      expect((await sendFailing(failing('ECONNRESET'), idle(one))).tried).toEqual([one.url]);
      expect(await chosen(idle(one))).toBe(other.url);
    });
    one.answer(says(200));
    await allGoTo(one, idle(one));
  });
});

it('nothing is asked of a single address', async () => {
  const single = createInstances([one.url]);
  expect(await single.send((address) => Promise.resolve(address))).toBe(one.url);
  expect(await single.readiness()).toEqual(new Map());
  expect(one.asked()).toBe(0);
});
