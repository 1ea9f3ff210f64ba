import { loadConfig, port } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';

const configSchema = z.object({
  PORT: port,
  SENDGRID_API_KEY: z.string().check(z.startsWith('SG.')),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
