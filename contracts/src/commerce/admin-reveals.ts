import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** An address as lists show it: `jo•••@example.com`. Showing a full one is logged. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, Math.min(2, at - 1))}•••${email.slice(at)}`;
}

export const revealEmail = defineOperation({
  id: 'commerce.reveal-email',
  summary: 'Show the full email address of one list entry; the access is logged with the admin’s name',
  method: 'POST',
  path: '/api/admin/reveals',
  access: 'admin',
  body: z.strictObject({
    list: z.enum(['waitlist', 'payments']),
    id: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  status: 200,
  reply: z.object({ email: z.string() }),
  errors: { 'admin.entry-not-found': 404 },
});

/** Characters in the admin's reason for an export. */
const minimum = 10;
const maximum = 500;

export const exportLists = ['waitlist', 'founding_members', 'offer_toolkits'] as const;
export type ExportList = (typeof exportLists)[number];

export const exportRequest = z.strictObject({
  list: z.enum(exportLists),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(minimum, `Explain what the file is for in at least ${minimum} characters.`),
      z.maxLength(maximum, `Explain what the file is for in at most ${maximum} characters.`),
    ),
});

export const exportList = defineOperation({
  id: 'commerce.export-list',
  summary: 'Export a full list as CSV (RFC 4180) for Excel; the export is logged with the admin’s name and reason',
  method: 'POST',
  path: '/api/admin/exports',
  access: 'admin',
  body: exportRequest,
  status: 200,
  /** `csv` starts with a byte order mark. No cell starts like a formula, whatever separator a spreadsheet uses. */
  reply: z.object({ fileName: z.string(), rows: z.number(), csv: z.string() }),
  errors: {},
});
