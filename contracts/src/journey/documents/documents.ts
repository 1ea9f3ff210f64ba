import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { calendarDay } from '../calendar-day.js';
import { policyRow } from '../financial-profile.js';
import { problemTexts } from '../../texts.js';
import { lineOfText } from '../line-of-text.js';
import { holdsPrivateNumber } from '../private-numbers.js';
import { documentSlot, documentSlotKey } from './document-slots.js';

/** Per file: bytes. Per buyer: files, counting every version and what is in the bin. Per document: versions, tags. */
export const documentLimits = {
  fileBytes: 25 * 1024 * 1024,
  files: 500,
  versions: 20,
  tags: 10,
  tagCharacters: 30,
  nameCharacters: 120,
  noteCharacters: 500,
  /** Days that a deleted document stays in the bin. */
  binDays: 30,
  /** Hours that an upload may rest before it is given up. */
  uploadHours: 48,
  /** Bytes of each request of an upload from our page. */
  uploadPartBytes: 1024 * 1024,
} as const;

/** What can be uploaded, by the name that people use. Judged by the file’s content. */
export const documentTypes = {
  'application/pdf': { name: 'PDF', extension: 'pdf' },
  'image/jpeg': { name: 'JPEG', extension: 'jpg' },
  'image/png': { name: 'PNG', extension: 'png' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { name: 'Word', extension: 'docx' },
} as const;
export type DocumentType = keyof typeof documentTypes;
const documentType = z.enum(Object.keys(documentTypes) as [DocumentType, ...DocumentType[]]);

/** For the `accept` of a file input. HEIC becomes JPEG. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.docx';

/** Why a file was not taken, and what to do about it. */
export const documentRefusals = {
  empty: 'This file is empty. Check that it opens on your device, and upload it again.',
  'wrong-type': 'We take PDF, JPEG, PNG, HEIC, and Word (.docx) files. Save it as one of these, and upload it again.',
  password: 'This file asks for a password. Open it, save a copy without one, and upload that.',
  damaged: 'We couldn’t open this file. Download or scan it again, and upload the new copy.',
  incomplete: 'The end of this file is missing. Download it again, and upload the new copy.',
  'too-large-inside': 'This file unpacks to far more than its size. Save it as a PDF, and upload that.',
  'too-many-pixels': 'This picture is too large to open. Take it with fewer megapixels, or save it as a PDF.',
  'too-slow': 'This file takes too long to open. Print it to a new PDF, and upload that.',
  'not-a-photo': 'Photos are JPEG, PNG, or HEIC files. Upload other files on your Documents page.',
  malware: 'The virus scanner found something in this file. Don’t open it. Ask whoever sent it for a clean copy.',
  'not-checked': 'We couldn’t check this file. Upload it again later.',
} as const;
export type DocumentRefusal = keyof typeof documentRefusals;

/** What a PDF or Word file can hold that runs by itself. Such a file is only downloaded, never shown. */
export const documentDangers = {
  script: 'a script',
  launch: 'an action that starts a program',
  attachment: 'other files',
  macro: 'a macro',
} as const;
export type DocumentDanger = keyof typeof documentDangers;

/**
 * What to look at, never a decision. `basedOn` is the text of the file that it comes from. `date` says where the file’s date
 * comes from, and leaves nothing to look at.
 */
export const documentHint = z.object({
  kind: z.enum(['missing-pages', 'other-name', 'date']),
  text: z.string(),
  basedOn: z.string(),
});
export type DocumentHint = z.infer<typeof documentHint>;

export const documentVersion = z.object({
  id: z.string(),
  type: documentType,
  bytes: z.number(),
  /** `null` for pictures and Word files. */
  pages: z.nullable(z.number()),
  /** Of the stored bytes, in hex. */
  sha256: z.string(),
  /** Whether a virus scanner saw it. */
  scan: z.enum(['clean', 'not-scanned']),
  dangers: z.array(z.enum(Object.keys(documentDangers) as [DocumentDanger, ...DocumentDanger[]])),
  hints: z.array(documentHint),
  uploadedAt: z.iso.datetime(),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

const unnamed = 'Please enter a name';
/** Of a file. Cameras and banks put dates and counts into names, so that long numbers are fine. */
const documentName = lineOfText(documentLimits.nameCharacters, unnamed).check(z.minLength(1, unnamed));

/** What a photo shows: a home or its tour, by the home’s id, or a finding. It is listed there, and not among the documents. */
export const documentSubject = z.strictObject({ kind: z.enum(['home', 'tour', 'finding']), id: identifier });
export type DocumentSubject = z.infer<typeof documentSubject>;

/** What the buyer says about a document. */
export const documentEntry = z.strictObject({
  name: documentName,
  /** `null`: in no slot. */
  slot: z.nullable(documentSlotKey),
  tags: z.array(lineOfText(documentLimits.tagCharacters).check(z.minLength(1, 'Please enter a tag'))).check(
    z.maxLength(documentLimits.tags, `Please keep to ${documentLimits.tags} tags`),
    z.refine((tags) => new Set(tags).size === tags.length, 'Each tag may be listed once'),
  ),
  note: z.string().check(
    z.trim(),
    z.maxLength(documentLimits.noteCharacters, problemTexts.tooLong(documentLimits.noteCharacters)),
    z.refine(
      (note) => note.length > documentLimits.noteCharacters || !holdsPrivateNumber(note),
      'Please leave out Social Security, account, and card numbers. Files are encrypted, and notes aren’t.',
    ),
  ),
  /** The day on the paper. */
  datedOn: z.nullable(calendarDay),
  /** The buyer looked at the hints of the newest version. */
  hintsSeen: z.boolean(),
});
export type DocumentEntry = z.infer<typeof documentEntry>;

/** `version` counts the changes of what is said about it; `versions` are its files, the newest first. */
export const buyerDocument = z.object({
  id: z.string(),
  version: z.number(),
  ...documentEntry.shape,
  /** `null` for what isn’t a photo of something. */
  subject: z.nullable(documentSubject),
  versions: z.array(documentVersion).check(z.minLength(1)),
  /** The last day on which lenders take it; `null` if it doesn’t get too old. */
  expiresOn: z.nullable(z.iso.date()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was put into the bin, and when it goes for good. */
  binnedAt: z.nullable(z.iso.datetime()),
  goneAt: z.nullable(z.iso.datetime()),
});
export type BuyerDocument = z.infer<typeof buyerDocument>;

export const documentUploadStates = {
  receiving: 'Uploading',
  checking: 'Checking',
  refused: 'Needs fix',
} as const;
export type DocumentUploadState = keyof typeof documentUploadStates;

/** A file on its way. It is gone once the document is there. */
export const documentUpload = z.object({
  id: z.string(),
  name: z.string(),
  slot: z.nullable(documentSlotKey),
  subject: z.nullable(documentSubject),
  documentId: z.nullable(z.string()),
  bytes: z.number(),
  /** Bytes that are stored; an upload goes on from here. */
  received: z.number(),
  state: z.enum(Object.keys(documentUploadStates) as [DocumentUploadState, ...DocumentUploadState[]]),
  refusal: z.nullable(z.enum(Object.keys(documentRefusals) as [DocumentRefusal, ...DocumentRefusal[]])),
  createdAt: z.iso.datetime(),
});
export type DocumentUpload = z.infer<typeof documentUpload>;

const emptyFile = documentRefusals.empty;
const tooLargeFile = 'Files can have up to 25 MB. Save it smaller, or split it.';

/** The beginning of an upload. `documentId`: the file is a new version of that document, and shows what that shows. */
export const newUpload = z.strictObject({
  name: documentName,
  slot: z.nullable(documentSlotKey),
  subject: z.nullable(documentSubject),
  documentId: z.nullable(identifier),
  bytes: z.number().check(z.int(), z.gte(1, emptyFile), z.lte(documentLimits.fileBytes, tooLargeFile)),
});
export type NewUpload = z.infer<typeof newUpload>;

/** Everything on the page. */
export const documentCenter = z.object({
  /** The oldest first, with what is in the bin. */
  documents: z.array(buyerDocument),
  slots: z.array(documentSlot),
  /** What the slots and their ages rest on. */
  policyRows: z.array(policyRow),
  uploads: z.array(documentUpload),
  /** Files that count against the limit. */
  files: z.number(),
  /** Whether files are scanned for viruses. */
  scanning: z.boolean(),
});
export type DocumentCenter = z.infer<typeof documentCenter>;

export const documentSearchResult = z.object({
  documentId: z.string(),
  /** Where the words are in the file’s text; empty if they are in name, tags, or note. */
  excerpt: z.string(),
});
export type DocumentSearchResult = z.infer<typeof documentSearchResult>;
