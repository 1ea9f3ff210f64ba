import { startTemporarySystem, type RunningSystem, type SystemOptions } from '@hearthway/system';
import { cpus, loadavg } from 'node:os';

/** Measures a system that nobody else uses, and prints the machine. Ctrl+C ends it in order. */
export async function measureSystem(
  options: Pick<SystemOptions, 'environment' | 'serviceEnvironment' | 'besides'>,
  measure: (system: RunningSystem, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));
  const system = await startTemporarySystem({ ...options, report: print, signal: asked.signal });
  try {
    print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; whoever sends runs on them too`);
    print(`load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
    await measure(system, asked.signal);
  } finally {
    await system.stop();
  }
}

/** A limit for an address that sends more than any person. */
export const noLimit = '10000000';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a figure beside its goal. */
export function printFigure(what: string, value: number, goal = '', missed = false): void {
  print(`${what.padEnd(44)}${value.toFixed(0).padStart(8)}   ${goal}${missed ? '   MISSED' : ''}`);
}
