import type { BreakingChange } from './change.js';

/** What services take otherwise, and what consumers are built to send and isn’t taken yet. */
export const breakingRequests: readonly BreakingChange[] = [
  {
    name: 'a login needs the name of the device',
    slice: 'svc-identity',
    edits: {
      'identity.login': [
        { at: 'body.properties.device', set: { type: 'string' } },
        { at: 'body.required', add: 'device' },
      ],
    },
    breaks: ['shell'],
    field: 'body.device',
  },
  {
    name: 'a field of the waitlist isn’t known any more',
    slice: 'svc-commerce',
    edits: { 'commerce.join-waitlist': [{ at: 'body.properties.website', remove: true }] },
    breaks: ['mf-marketing'],
    field: 'body.website',
  },
  {
    name: 'a product isn’t sold any more',
    slice: 'svc-commerce',
    edits: { 'commerce.prepare-payment': [{ at: 'body.properties.productType.enum', drop: 'offer_toolkit' }] },
    breaks: ['mf-marketing'],
    field: 'body.productType',
  },
  {
    name: 'new passwords are longer',
    slice: 'svc-identity',
    edits: { 'identity.change-password': [{ at: 'body.properties.newPassword.minLength', set: 12 }] },
    breaks: ['mf-journey'],
    field: 'body.newPassword',
  },
  {
    name: 'homes cost at most a million',
    slice: 'svc-journey',
    edits: { 'journey.create-home': [{ at: 'body.properties.priceCents.maximum', set: 100_000_000 }] },
    breaks: ['mf-journey'],
    field: 'body.priceCents',
  },
  {
    name: 'how many bedrooms a home has must be known',
    slice: 'svc-journey',
    edits: { 'journey.create-home': [{ at: 'body.properties.bedrooms', set: { type: 'integer', minimum: 0 } }] },
    breaks: ['mf-journey'],
    field: 'body.bedrooms',
  },
  {
    name: 'addresses of homes have no apartment numbers',
    slice: 'svc-journey',
    edits: { 'journey.create-home': [{ at: 'body.properties.address.pattern', set: '^[^#]*$' }] },
    breaks: ['mf-journey'],
    field: 'body.address',
  },
  {
    name: 'a home is deleted only by another kind of id',
    slice: 'svc-journey',
    edits: { 'journey.delete-home': [{ at: 'params.properties.homeId.pattern', set: '^home-\\d+$' }] },
    breaks: ['mf-journey'],
    field: 'params.homeId',
  },
  {
    name: 'a question for files needs a key against repetitions',
    slice: 'svc-journey',
    edits: {
      'journey.create-document-download': [
        {
          at: 'headers',
          set: { type: 'object', properties: { 'idempotency-key': { type: 'string' } }, required: ['idempotency-key'] },
        },
      ],
    },
    breaks: ['mf-journey'],
    field: 'headers.idempotency-key',
  },
  {
    name: 'a report needs its first day',
    slice: 'svc-analytics',
    edits: { 'analytics.get-report': [{ at: 'query.required', set: ['from'] }] },
    breaks: ['mf-admin'],
    field: 'query.from',
  },
  {
    name: 'a form is taken as JSON',
    slice: 'svc-commerce',
    edits: { 'commerce.join-waitlist-by-form': [{ at: 'bodyType', set: 'json' }] },
    breaks: ['mf-marketing'],
    field: 'body',
  },
  {
    name: 'the shell is built to send more than is known',
    slice: 'shell',
    foundAt: 'svc-identity',
    edits: { 'identity.login': [{ at: 'body.properties.device', set: { type: 'string' } }] },
    breaks: ['svc-identity'],
    field: 'body.device',
  },
];
