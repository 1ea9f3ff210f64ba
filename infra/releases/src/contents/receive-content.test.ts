import { describe, expect, it } from '@jest/globals';
import { releaseLimits } from '@hearthway/contracts/releases';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { contentIdOf } from './content-id.js';
import { receiveContent } from './receive-content.js';

const half = Buffer.alloc(releaseLimits.fileBytes / 2);
/** A request that doesn’t say how long it is. */
const requestOf = (...parts: Buffer[]) => Object.assign(Readable.from(parts), { headers: {} }) as IncomingMessage;

describe('a content without a length', () => {
  it('may have the largest size', async () => {
    const whole = Buffer.concat([half, half]);
    expect((await receiveContent(requestOf(half, half), contentIdOf(whole))).equals(whole)).toBe(true);
  });

  it('is read no further than that, and answered', async () => {
    const request = requestOf(half, half, Buffer.alloc(1), Buffer.alloc(1));
    await expect(receiveContent(request, '')).rejects.toMatchObject({ code: 'request.too-large' });
    expect(request.destroyed).toBe(false);
  });
});
