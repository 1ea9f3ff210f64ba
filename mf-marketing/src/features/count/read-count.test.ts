import { describe, expect, it } from '@jest/globals';
import { readCount } from './read-count.js';

const reading = (answer: Response) => readCount(() => Promise.resolve(answer), '/api/count');
const reply = (body: unknown) => new Response(JSON.stringify(body));

describe('readCount', () => {
  it('returns the count, and soldOut only if the reply says so', async () => {
    expect(await reading(reply({ count: 0 }))).toEqual({ count: 0, soldOut: false });
    expect(await reading(reply({ count: 97, soldOut: true }))).toEqual({ count: 97, soldOut: true });
    expect(await reading(reply({ count: 3, soldOut: 'yes' }))).toEqual({ count: 3, soldOut: false });
  });

  it.each([null, [], {}, 'many', { count: '3' }, { count: -1 }, { count: 1.5 }, { count: null }])(
    'rejects %o',
    async (body) => {
      await expect(reading(reply(body))).rejects.toThrow('The count is no count');
    },
  );

  it('rejects error responses, whatever their body', async () => {
    await expect(reading(new Response('{"count":3}', { status: 503 }))).rejects.toThrow('status 503');
  });
});
