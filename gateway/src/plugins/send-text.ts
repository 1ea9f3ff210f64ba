import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedText } from '../pages/encoded-text.js';

/** Sends it in the best form that the client takes. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedText): Promise<FastifyReply> {
  const { body, encoding } = await text.formFor(request.headers['accept-encoding'] ?? '');
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(body);
}
