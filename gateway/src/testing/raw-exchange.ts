import { connect } from 'node:net';

/** Sends raw bytes to a server and returns everything it answers until the connection ends. */
export function exchange(address: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.setTimeout(60_000, () => socket.destroy(new Error('The server neither answered nor closed')));
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
