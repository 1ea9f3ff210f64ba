import { baseServiceConfig, callingConfig, loadConfig, serviceAddresses } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

export const configSchema = z.object({
  ...baseServiceConfig,
  IDENTITY_OPERATIONS_URL: serviceAddresses.check(
    z.describe('Operations port of svc-identity: keys that verify tokens, and ended sessions'),
  ),
  ...callingConfig,
  EVENTS_PER_MINUTE_PER_VISIT: count(240).check(
    z.describe('Events of one visit at one instance; more come from a program'),
  ),
  EVENTS_PER_MINUTE_PER_ADDRESS: count(3_000).check(
    z.describe('Events of all visits from one address at one instance; more come from a program'),
  ),
});

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
