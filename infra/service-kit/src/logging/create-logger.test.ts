import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { trace, TraceFlags } from '@opentelemetry/api';
import { captureLog } from '../testing/index.js';
import { createLogger, runInScope } from './index.js';

describe('createLogger', () => {
  it('writes JSON lines with name, level, time and message', () => {
    const log = captureLog();
    log.logger.info({ port: 1 }, 'ready');

    expect(log.lines()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        name: 'test',
        port: 1,
        msg: 'ready',
      },
    ]);
  });

  it('puts the ids of the request and the trace on every line written in its scope', async () => {
    const log = captureLog();
    const span = trace.wrapSpanContext({ traceId: 'trace-1', spanId: 'span-1', traceFlags: TraceFlags.NONE });
    await runInScope('request-1', span, async () => {
      await Promise.resolve();
      log.logger.info('inside');
    });
    log.logger.info('outside');

    const [inside, outside] = log.lines();
    expect(inside).toMatchObject({ requestId: 'request-1', traceId: 'trace-1' });
    expect(outside).not.toHaveProperty('requestId');
  });

  it('hides credentials and emails everywhere', () => {
    const log = captureLog();
    log.logger.info({
      headers: { authorization: 'Bearer abc.def', cookie: 'a=raw1', 'set-cookie': ['b=raw2'] },
      users: [
        { email: 'ann@example.org', profile: { newPassword: 'raw3', refreshToken: 'raw4', clientSecret: 'raw5' } },
      ],
      url: 'mongodb://root:raw6@127.0.0.1/x',
      note: 'mail to ann@example.org went out',
    });

    for (const secret of ['abc.def', 'raw1', 'raw2', 'raw3', 'raw4', 'raw5', 'raw6', 'ann@']) {
      labeled(secret, () => expect(log.text()).not.toContain(secret));
    }
    expect(log.lines()[0]).toMatchObject({ headers: { authorization: '[redacted]' } });
  });

  it('writes errors with type, code and stack, redacted like the rest', () => {
    const log = captureLog();
    const cause = Object.assign(new Error('dup key: { email: "ann@example.org" }'), { code: 11000, password: 'raw1' });
    log.logger.error({ err: new Error('the store refused', { cause }) }, 'failed');
    log.logger.error({ err: cause }, 'failed');

    expect(log.text()).not.toMatch(/ann@example|raw1/);
    const [wrapped, plain] = log.lines();
    expect(wrapped?.['err']).toMatchObject({ message: expect.stringContaining('the store refused') });
    expect(plain?.['err']).toMatchObject({
      code: 11000,
      stack: expect.stringContaining('create-logger.test'),
    });
  });

  it('is readable in a terminal, and redacts secrets there too', () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    createLogger({ name: 'test', level: 'info', pretty: true, destination }).info({ password: 'raw1' }, 'ready');

    expect(lines.join('')).toContain('ready');
    expect(lines.join('')).not.toContain('raw1');
    expect(() => JSON.parse(lines.join('')) as unknown).toThrow();
  });
});
