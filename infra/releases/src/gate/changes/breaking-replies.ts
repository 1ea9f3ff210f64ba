import type { BreakingChange } from './change.js';

/** What services send otherwise, and what consumers are built to find and isn’t sent yet. */
export const breakingReplies: readonly BreakingChange[] = [
  {
    name: 'a purchase has a status that no page knows',
    slice: 'svc-commerce',
    edits: { 'commerce.list-purchases': [{ at: 'reply.items.properties.status.enum', add: 'disputed' }] },
    breaks: ['mf-journey'],
    field: 'reply[].status',
  },
  {
    name: 'the amount of a purchase may be null',
    slice: 'svc-commerce',
    edits: { 'commerce.list-purchases': [{ at: 'reply.items.properties.amountCents.type', set: ['integer', 'null'] }] },
    breaks: ['mf-journey'],
    field: 'reply[].amountCents',
  },
  {
    name: 'the amount of a purchase is no longer in whole cents',
    slice: 'svc-commerce',
    edits: { 'commerce.list-purchases': [{ at: 'reply.items.properties.amountCents.type', set: 'number' }] },
    breaks: ['mf-journey'],
    field: 'reply[].amountCents',
  },
  {
    name: 'the date of a purchase isn’t sent any more',
    slice: 'svc-commerce',
    edits: {
      'commerce.list-purchases': [
        { at: 'reply.items.properties.paidAt', remove: true },
        { at: 'reply.items.required', drop: 'paidAt' },
      ],
    },
    breaks: ['mf-journey'],
    field: 'reply[].paidAt',
  },
  {
    name: 'purchases are in an object, so that there can be more pages of them',
    slice: 'svc-commerce',
    edits: {
      'commerce.list-purchases': [
        { at: 'reply', set: { type: 'object', properties: { purchases: { type: 'array' } }, required: ['purchases'] } },
      ],
    },
    breaks: ['mf-journey'],
    field: 'reply may be an object',
  },
  {
    name: 'what was paid isn’t sent any more, which is optional, but read',
    slice: 'svc-commerce',
    edits: { 'commerce.verify-payment': [{ at: 'reply.properties.amountCents', remove: true }] },
    breaks: ['mf-marketing'],
    field: 'reply.amountCents',
  },
  {
    name: 'the length of the waitlist may be negative',
    slice: 'svc-commerce',
    edits: { 'commerce.count-waitlist': [{ at: 'reply.properties.count.minimum', remove: true }] },
    breaks: ['mf-marketing'],
    field: 'reply.count',
  },
  {
    name: 'a user may have no email',
    slice: 'svc-identity',
    edits: { 'identity.login': [{ at: 'reply.properties.user.required', drop: 'email' }] },
    breaks: ['shell'],
    field: 'reply.user.email',
  },
  {
    name: 'the times of sessions are in words',
    slice: 'svc-identity',
    edits: { 'identity.list-sessions': [{ at: 'reply.items.properties.lastUsedAt', set: { type: 'string' } }] },
    breaks: ['mf-journey'],
    field: 'reply[].lastUsedAt',
  },
  {
    name: 'a mail of a kind that nobody has a text for',
    slice: 'svc-identity',
    edits: {
      'identity.issue-account-mail': [
        {
          at: 'reply.oneOf',
          add: { type: 'object', properties: { kind: { type: 'string', const: 'welcome' } }, required: ['kind'] },
        },
      ],
    },
    breaks: ['svc-commerce'],
    field: 'reply may be an object with the kind "welcome"',
  },
  {
    name: 'every service learns of revoked sessions by another name',
    slice: 'svc-identity',
    edits: {
      'identity.list-revocations': [
        { at: 'reply.items.properties.session', set: { type: 'string' } },
        { at: 'reply.items.required', add: 'session' },
        { at: 'reply.items.properties.sessionId', remove: true },
        { at: 'reply.items.required', drop: 'sessionId' },
      ],
    },
    breaks: ['gateway', 'svc-analytics', 'svc-commerce', 'svc-journey'],
    field: 'reply[].sessionId',
  },
  {
    name: 'rates of conversion are no longer percentages',
    slice: 'svc-analytics',
    edits: {
      'analytics.get-report': [{ at: 'reply.properties.conversionRates.properties.overall.pattern', remove: true }],
    },
    breaks: ['mf-admin'],
    field: 'reply.conversionRates.overall',
  },
  {
    name: 'a registration is answered as done, not as created',
    slice: 'svc-identity',
    edits: { 'identity.register': [{ at: 'status', set: 200 }] },
    breaks: ['shell'],
    field: 'status',
  },
  {
    name: 'a term sheet is JSON instead of a PDF',
    slice: 'svc-journey',
    edits: { 'journey.get-term-sheet': [{ at: 'replyType', set: 'json' }] },
    breaks: ['mf-journey'],
    field: 'reply is sent as json',
  },
  {
    name: 'a wrong password has another code',
    slice: 'svc-identity',
    edits: {
      'identity.login': [
        { at: 'errors.session\\.invalid-credentials', remove: true },
        { at: 'errors.session\\.wrong-password', set: 401 },
      ],
    },
    breaks: ['shell'],
    field: 'session.invalid-credentials',
  },
  {
    name: 'pages are built to find a link to a receipt, which isn’t sent yet',
    slice: 'mf-journey',
    foundAt: 'svc-commerce',
    edits: {
      'commerce.list-purchases': [
        { at: 'reply.items.properties.receiptUrl', set: { type: 'string' } },
        { at: 'reply.items.required', add: 'receiptUrl' },
      ],
    },
    breaks: ['svc-commerce'],
    field: 'reply[].receiptUrl',
  },
];
