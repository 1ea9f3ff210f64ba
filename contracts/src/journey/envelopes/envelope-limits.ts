/** Per buyer: envelopes, and people who can be asked to sign in a day. Per envelope: documents, signers, fields, pages, bytes. */
export const envelopeLimits = {
  envelopes: 100,
  requestsPerDay: 30,
  documents: 5,
  signers: 6,
  fields: 80,
  pages: 100,
  fileBytes: 10 * 1024 * 1024,
  titleCharacters: 120,
  nameCharacters: 80,
  labelCharacters: 60,
  reasonCharacters: 300,
  /** Days that signers have. */
  daysMaximum: 60,
  daysUsual: 14,
  /** Days between reminders to the next signer. */
  reminderDays: 3,
  /** To one signer. */
  reminders: 3,
} as const;

/** How a signer proves that they read the mailbox: the link, then a code that was mailed to it. */
export const signingLimits = {
  codeDigits: 6,
  codeMinutes: 15,
  /** Wrong guesses allowed per code. */
  codeAttempts: 5,
  /** Codes that one signer can ask for in an hour. */
  codesPerHour: 5,
  sessionMinutes: 60,
  /** Sessions that one signer can open while the envelope is out: each is a step of its audit. */
  sessions: 50,
  /** Days that a link works once the envelope has ended. */
  linkDays: 90,
  textCharacters: 200,
  /** Of the points of a drawing, across and down. */
  drawingUnits: 1_000,
  drawingPoints: 1_000,
} as const;
