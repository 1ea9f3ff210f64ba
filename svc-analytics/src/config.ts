import { baseServiceConfig, loadConfig } from '@hearthway/service-kit';
import * as z from 'zod/mini';

export const configSchema = z.object({ ...baseServiceConfig });

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
