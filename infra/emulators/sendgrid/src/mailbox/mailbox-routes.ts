import { sendPage, sendStylesheet, stylesheetPath } from '@hearthway/emulator-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { listPage, messagePageOf, missingPage, views } from './mailbox-pages.js';
import type { Mailbox } from './mailbox.js';

const listQuery = z.object({ search: z.optional(z.catch(z.string(), '')) });
const apiQuery = z.object({ to: z.optional(z.string()), category: z.optional(z.string()) });
const messageQuery = z.object({ view: z.catch(z.enum(views), 'html') });

/** The mailbox in a browser, without script, and its mail as JSON for tests of other processes. */
export function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });

  app.get(stylesheetPath, (_request, reply) => sendStylesheet(reply));

  app.get('/', (request, reply) => {
    const { search: given } = listQuery.parse(request.query);
    const search = given === undefined || given.trim() === '' ? undefined : given;
    const messages = mailbox.list({ search }).reverse();
    return sendPage(reply, listPage(messages, search), { formsMayLeadTo: [] });
  });

  app.get('/_emulator/messages', ({ query }) => ({ messages: mailbox.list(apiQuery.parse(query)) }));

  app.post('/clear', (_request, reply) => {
    mailbox.clear();
    return reply.redirect('/', 303);
  });

  app.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const message = mailbox.get(request.params.id);
    if (message === undefined) return sendPage(reply.code(404), missingPage());
    return sendPage(reply, messagePageOf(message, messageQuery.parse(request.query).view), { frames: true });
  });

  app.get<{ Params: { id: string } }>('/messages/:id/html', (request, reply) => {
    const message = mailbox.get(request.params.id);
    if (message === undefined) return sendPage(reply.code(404), missingPage());
    // The product refuses to be shown in a frame, so links open in a new tab.
    const inNewTabs = '<base target="_blank">';
    return reply
      .header('content-security-policy', mailPolicy)
      .type('text/html; charset=utf-8')
      .send(`${doctypeOf(message.html)}${inNewTabs}${message.html.replace(doctype, '')}`);
  });
}

const doctype = /^\s*<!doctype[^>]*>/i;

const doctypeOf = (mail: string): string => doctype.exec(mail)?.[0] ?? '';

/** A mail may use its own styles and pictures from this machine, nothing else. */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http://localhost:* http://127.0.0.1:*',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
