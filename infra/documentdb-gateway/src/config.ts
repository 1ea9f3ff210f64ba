import { MAX_POOL_SIZE, MIN_POOL_SIZE, type WireGatewayOptions } from './wire-gateway.js';

/**
 * The variables of the process and their defaults. `POSTGRES_HOST` is a host or the folder of a Unix socket, `LISTEN_PORT` 0
 * takes a free port and logs it, and `POSTGRES_POOL_SIZE` has to stay below PostgreSQL's `max_connections`.
 * @throws Error that names the variable when one is missing or is not a number
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): WireGatewayOptions {
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] ?? fallback;
    if (value === undefined || value === '') throw new Error(`${name} is not set`);
    return value;
  };
  const integer = (name: string, lowest: number, highest: number, fallback: string): number => {
    const value = Number(text(name, fallback));
    if (!Number.isInteger(value) || value < lowest || value > highest) {
      throw new Error(`${name} has to be a whole number from ${lowest} to ${highest}`);
    }
    return value;
  };
  return Object.freeze({
    postgres: {
      host: text('POSTGRES_HOST'),
      port: integer('POSTGRES_PORT', 1, 65_535, '5432'),
      user: text('POSTGRES_USER', 'postgres'),
      database: text('POSTGRES_DATABASE', 'postgres'),
    },
    listen: { host: text('LISTEN_HOST', '127.0.0.1'), port: integer('LISTEN_PORT', 0, 65_535, '27017') },
    poolSize: integer('POSTGRES_POOL_SIZE', MIN_POOL_SIZE, MAX_POOL_SIZE, '80'),
  });
}
