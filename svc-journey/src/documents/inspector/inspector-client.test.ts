import { describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { usualLimits } from '../processes/limited-process-client.js';
import { pdfOf, photo } from '../testing/sample-files.js';
import { createInspector, type InspectedFile } from './inspector-client.js';

async function* parts(file: Buffer) {
  for (let at = 0; at < file.length; at += 10_000) yield await Promise.resolve(file.subarray(at, at + 10_000));
}

/** A picture that doesn’t compress. */
const noise = (side: number): Promise<Buffer> => {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise: grain } })
    .png()
    .toBuffer();
};

const whole = async ({ inspection, picture, thumbnail }: InspectedFile) => ({
  inspection,
  thumbnail,
  picture: picture && (await buffer(picture)),
});

describe('the inspector', () => {
  it('answers from a process of its own, with what takes the place of a photo', async () => {
    const { inspection, picture, thumbnail } = await createInspector()(parts(await photo('jpeg', 2_000)), whole);
    expect(inspection).toMatchObject({ taken: true, type: 'image/jpeg' });
    expect((await sharp(picture).metadata()).width).toBe(2_000);
    expect((await sharp(thumbnail).metadata()).width).toBe(480);
  });

  it('doesn’t wait for what isn’t read of a photo', async () => {
    const file = await noise(900);
    expect(file.length).toBeGreaterThan(1024 * 1024);
    await createInspector()(parts(file), ({ inspection }) => {
      expect(inspection.taken).toBe(true);
      return Promise.resolve();
    });
  });

  it.each([
    ['time', { milliseconds: 1 }, 'too-slow'],
    ['memory', { memoryBytes: 1024 * 1024 }, 'too-large-inside'],
  ] as const)('refuses a file that takes too much %s', async (_what, limit, refusal) => {
    const inspectFile = createInspector({ ...usualLimits, ...limit });
    const { inspection } = await inspectFile(parts(await pdfOf(['x'])), whole);
    expect(inspection).toEqual({ taken: false, refusal });
  });

  it('fails, and refuses nothing, when the file can’t be read to its end', async () => {
    const file = await pdfOf(['x']);
    async function* broken() {
      yield await Promise.resolve(file.subarray(0, 100));
      throw new Error('The database is gone');
    }
    await expect(createInspector()(broken(), whole)).rejects.toThrow('could not be read');
  });

  it('opens only so many files at once', async () => {
    const inspectFile = createInspector({ ...usualLimits, concurrency: 2 });
    let open = 0;
    const most: number[] = [];
    const count = async () => {
      open += 1;
      most.push(open);
      await new Promise((resolve) => setTimeout(resolve, 50));
      open -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => inspectFile(parts(Buffer.from('text')), count)));
    expect(Math.max(...most)).toBeLessThanOrEqual(2);
  });
});
