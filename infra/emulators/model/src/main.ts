import { baseEmulatorConfig, loadConfig, runEmulator } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';
import { createModelEmulator } from './model-emulator.js';

const configSchema = z.object({ PORT: baseEmulatorConfig.PORT, MODEL_KEY: z.optional(z.string()) });

try {
  const { PORT, MODEL_KEY } = loadConfig(configSchema, process.env);
  const emulator = createModelEmulator(MODEL_KEY === undefined ? {} : { apiKey: MODEL_KEY });
  process.exit(await runEmulator('model-emulator', emulator, PORT));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
