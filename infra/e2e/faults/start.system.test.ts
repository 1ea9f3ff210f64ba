import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const bootstrap = join(import.meta.dirname, '../../system/bootstrap.mjs');

/** Runs a command of the repository to its end. */
function command(args: readonly string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [bootstrap, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('npm start, where it cannot', () => {
  it('says which port is busy and how to choose another, and starts nothing', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, output } = await command(['start'], { PORT: String(port) });
    await new Promise((resolve) => server.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain('PORT=');
    expect(output).not.toContain('MongoDB');
  });

  it('refuses a port that is none', async () => {
    const { code, output } = await command(['start'], { PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a number');
  });

  it('names the commands there are', async () => {
    const { code, output } = await command(['begin'], {});
    expect(code).toBe(2);
    expect(output).toContain('start, dev, reset, events, test');
  });
});

describe('npm run events', () => {
  it('explains itself when it is asked for nothing', async () => {
    const { code, output } = await command(['events'], {});
    expect(code).toBe(0);
    expect(output).toContain('replay <queue> <id>');
  });

  it('names the queues when it is asked for one that is none', async () => {
    const { code, output } = await command(['events', 'show', 'nothing', 'x'], {
      AMQP_URL: process.env['AMQP_URL'] ?? '',
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/Name one of the queues|No system runs here/);
  });
});
