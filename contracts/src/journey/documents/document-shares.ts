import * as z from 'zod/mini';
import { publicLine } from '../private-numbers.js';
import { documentUpload, documentVersion, newUpload } from './documents.js';
import { documentSlotKey } from './document-slots.js';

/** Per buyer: links that are listed. Per link: days that it works, files that can be sent through it, lines of its log. */
export const shareLimits = {
  shares: 100,
  recipientCharacters: 80,
  days: 90,
  files: 20,
  log: 200,
  /** Days that a link stays listed after its end. */
  listedDays: 90,
} as const;

/** What the person with the link can do. Each link does one of these, and nothing else. */
export const shareKinds = {
  view: 'See the pages',
  download: 'See and download',
  upload: 'Send files',
} as const;
export type ShareKind = keyof typeof shareKinds;
const shareKind = z.enum(Object.keys(shareKinds) as [ShareKind, ...ShareKind[]]);

/** What a link was used for. Pages are part of `opened`; `viewed` is for pages that were seen later, or without it. */
export const shareAction = z.enum(['opened', 'viewed', 'downloaded', 'sent']);
export type ShareAction = z.infer<typeof shareAction>;

export const shareVisit = z.object({
  at: z.iso.datetime(),
  action: shareAction,
  /** Seen in the hour from then on, counted from 1. Each is listed once, in no order. */
  pages: z.array(z.number()),
});
export type ShareVisit = z.infer<typeof shareVisit>;

/** A link as its owner sees it. The token of its address is only known to those who have it. */
export const documentShare = z.object({
  id: z.string(),
  kind: shareKind,
  recipient: z.string(),
  /** Of the document or slot, when the link was made. */
  name: z.string(),
  /** The one version that is shared; `null` if files are asked for. */
  documentId: z.nullable(z.string()),
  versionId: z.nullable(z.string()),
  /** Where sent files go; `null` if the link shares a document. */
  slot: z.nullable(documentSlotKey),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  /** How often it was opened. */
  visits: z.number(),
  /** The newest first. */
  log: z.array(shareVisit),
});
export type DocumentShare = z.infer<typeof documentShare>;

const noRecipient = 'Please enter who gets the link';
const recipientOfShare = publicLine(shareLimits.recipientCharacters, { invisible: noRecipient }).check(
  z.minLength(1, noRecipient),
);
const daysOfShare = z
  .number()
  .check(
    z.int(),
    z.gte(1, 'A link works for at least a day'),
    z.lte(shareLimits.days, `A link works for at most ${shareLimits.days} days`),
  );

export const newDocumentShare = z.strictObject({
  kind: z.enum(['view', 'download']),
  recipient: recipientOfShare,
  days: daysOfShare,
});
export type NewDocumentShare = z.infer<typeof newDocumentShare>;

export const newDocumentRequest = z.strictObject({ recipient: recipientOfShare, days: daysOfShare });
export type NewDocumentRequest = z.infer<typeof newDocumentRequest>;

/** What the person with the link sees of it. */
export const sharedDocument = z.object({
  kind: shareKind,
  recipient: z.string(),
  /** Of the document, or of what is asked for. */
  name: z.string(),
  /** Who made the link; `null` if they haven’t told us their name. */
  owner: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
  /** Of `view` and `download`. */
  document: z.nullable(
    z.object({
      ...z.pick(documentVersion, { type: true, bytes: true, dangers: true }).shape,
      /** How many can be seen; 0 if the file can only be downloaded. */
      pages: z.number(),
    }),
  ),
});
export type SharedDocument = z.infer<typeof sharedDocument>;

/** A file that comes through a link. It goes where the link says. */
export const newSharedUpload = z.pick(newUpload, { name: true, bytes: true });
export type NewSharedUpload = z.infer<typeof newSharedUpload>;

export const sharedUpload = z.pick(documentUpload, {
  id: true,
  name: true,
  bytes: true,
  received: true,
  state: true,
  refusal: true,
});
export type SharedUpload = z.infer<typeof sharedUpload>;
