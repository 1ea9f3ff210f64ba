/** As Node, undici, and opossum (for a circuit that is open) name them. */
const lost = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const unsent = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EOPENBREAKER',
];

/** Whether the connection was refused or broke off. */
export const isLostConnection = (error: unknown): boolean => lost.includes(codeOf(error));

/** Whether nobody has seen the request, so that it may be sent elsewhere, whatever it does. */
export const isUnsent = (error: unknown): boolean => unsent.includes(codeOf(error)) && !wasConnected(error);

/** A network that fails later has some of the same codes. */
const wasConnected = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'read' || error.syscall === 'write');

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
