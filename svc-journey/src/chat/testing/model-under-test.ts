import { createModelEmulator, type ModelEmulator } from '@hearthway/model-emulator';
import { createModelEngine, type ModelOptions } from '../engines/model/model-engine.js';
import type { ChosenModel } from '../engines/model/model-settings.js';
import { openModel } from '../engines/model/provider.js';
import type { Engine } from '../engines/engine.js';

export interface ModelUnderTest {
  readonly emulator: ModelEmulator;
  readonly engine: (options?: Partial<ModelOptions>) => Engine;
  /** What was reserved and settled. */
  readonly spent: { reserved: number; used: number };
  close(): Promise<void>;
}

/** The engine over the real SDK, with an emulated provider. */
export async function startModelUnderTest(
  provider: ChosenModel['provider'] = 'openai-compatible',
): Promise<ModelUnderTest> {
  const emulator = createModelEmulator({ apiKey: 'emulated-key' });
  const url = await emulator.listen(0);
  const model = await openModel({
    provider,
    url: `${url}/v1`,
    model: 'emulated',
    key: 'emulated-key',
  });
  const spent = { reserved: 0, used: 0 };
  return {
    emulator,
    spent,
    engine: (options = {}) =>
      createModelEngine({
        model,
        // Far longer than the emulator needs, so that a busy machine doesn't look like a slow model.
        patienceMilliseconds: 20_000,
        maxOutputTokens: 500,
        budget: {
          reserve: ({ input, output }) => {
            spent.reserved += input + output;
            return Promise.resolve(true);
          },
          settle: (_reserved, { input, output }) => {
            spent.used += input + output;
            return Promise.resolve();
          },
        },
        ...options,
      }),
    close: () => emulator.close(),
  };
}
