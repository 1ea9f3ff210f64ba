import { runEmulator } from '@hearthway/emulator-kit';
import { readConfig } from './config.js';
import { createSendGridEmulator } from './sendgrid-emulator.js';

try {
  const config = readConfig();
  const emulator = createSendGridEmulator({ apiKey: config.SENDGRID_API_KEY });
  process.exit(await runEmulator('sendgrid-emulator', emulator, config.PORT));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
