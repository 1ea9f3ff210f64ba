/** What `createStripeEmulator` and `createSendGridEmulator` return. */
export interface Emulator {
  /** Listens on the loopback. @returns the address, like `http://127.0.0.1:8108` */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/** Runs an emulator until SIGTERM or SIGINT. @returns the exit code */
export async function runEmulator(name: string, emulator: Emulator, port: number): Promise<number> {
  const url = await emulator.listen(port);
  print({ message: `${name} listens`, url });
  const signal = await new Promise<string>((resolve) => {
    process.once('SIGTERM', () => resolve('SIGTERM'));
    process.once('SIGINT', () => resolve('SIGINT'));
  });
  await emulator.close();
  print({ message: `${name} stopped`, signal });
  return 0;
}

function print(line: Record<string, string>): void {
  process.stdout.write(`${JSON.stringify({ level: 'info', time: new Date().toISOString(), ...line })}\n`);
}
