import { platformPackage } from '@hearthway/contracts/platform';
import type { Change } from './change.js';

export const harmless: readonly Change[] = [
  {
    name: 'a purchase has one field more',
    slice: 'svc-commerce',
    edits: {
      'commerce.list-purchases': [
        { at: 'reply.items.properties.receiptUrl', set: { type: 'string' } },
        { at: 'reply.items.required', add: 'receiptUrl' },
      ],
    },
  },
  {
    name: 'what was optional is always sent',
    slice: 'svc-commerce',
    edits: { 'commerce.verify-payment': [{ at: 'reply.required', add: 'status' }] },
  },
  {
    name: 'what is optional and nobody reads isn’t sent any more',
    slice: 'svc-commerce',
    edits: { 'commerce.list-purchases': [{ at: 'reply.items.properties.memberNumber', remove: true }] },
  },
  {
    name: 'a purchase is never refunded any more',
    slice: 'svc-commerce',
    edits: { 'commerce.list-purchases': [{ at: 'reply.items.properties.status.enum', drop: 'refunded' }] },
  },
  {
    name: 'what may be null never is',
    slice: 'svc-identity',
    edits: { 'identity.me': [{ at: 'reply.properties.pendingEmail.type', set: 'string' }] },
  },
  {
    name: 'a number is whole, and has a bound',
    slice: 'svc-journey',
    edits: {
      'journey.list-alerts': [
        { at: 'reply.properties.alerts.items.properties.hours', set: { type: 'integer', minimum: 1, maximum: 240 } },
      ],
    },
  },
  {
    name: 'a kind of mail isn’t sent any more',
    slice: 'svc-identity',
    edits: { 'identity.issue-account-mail': [{ at: 'reply.oneOf.0', remove: true }] },
  },
  {
    name: 'an event tells more',
    slice: 'svc-commerce',
    edits: {
      'commerce.payment-completed.v1': [{ at: 'message.properties.data.properties.currency', set: { type: 'string' } }],
    },
  },
  {
    name: 'there is another event',
    slice: 'svc-journey',
    edits: {
      'journey.plan-shared.v1': [{ at: '', set: { type: 'journey.plan-shared.v1', message: { type: 'object' } } }],
    },
  },
  {
    name: 'an operation that nobody calls is gone',
    slice: 'registry',
    edits: { 'registry.list-credentials': [{ at: '', remove: true }] },
  },
  {
    name: 'a login may have the name of the device',
    slice: 'svc-identity',
    edits: { 'identity.login': [{ at: 'body.properties.device', set: { type: 'string' } }] },
  },
  {
    name: 'a question needs less',
    slice: 'svc-identity',
    edits: { 'identity.change-profile': [{ at: 'body.required', drop: 'password' }] },
  },
  {
    name: 'there is another product, for a longer name, at any price',
    slice: 'svc-commerce',
    edits: {
      'commerce.prepare-payment': [
        { at: 'body.properties.productType.enum', add: 'closing_kit' },
        { at: 'body.properties.firstName.maxLength', set: 2_000 },
        { at: 'body.properties.customAmount', set: {} },
      ],
    },
  },
  {
    name: 'a refusal is new, and one that nobody knows is gone',
    slice: 'svc-journey',
    edits: {
      'journey.create-calendar-event': [
        { at: 'errors.calendar-event\\.in-the-past', set: 409 },
        { at: 'errors.calendar-event\\.too-many', remove: true },
      ],
    },
  },
  {
    name: 'a parameter in a path is called otherwise',
    slice: 'svc-journey',
    edits: {
      'journey.delete-home': [
        { at: 'path', set: '/api/homes/:id' },
        { at: 'params', set: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
      ],
    },
  },
  {
    name: 'everyone may log out, and more services may ask for emails',
    slice: 'svc-identity',
    edits: {
      'identity.logout': [{ at: 'access', set: 'public' }],
      'identity.find-verified-email': [{ at: 'callers', add: 'analytics' }],
    },
  },
  {
    name: 'a page knows more kinds than there are',
    slice: 'mf-journey',
    foundAt: 'svc-commerce',
    edits: {
      'commerce.list-purchases': [
        { at: 'reply.items.properties.productType.enum', add: 'closing_kit' },
        { at: 'reply.items.properties.memberNumber', set: { type: ['number', 'null'] } },
      ],
    },
  },
  {
    name: 'the shell gives slices more, and has another React 19',
    slice: 'shell',
    provides: { [platformPackage]: '1.4.0', react: '19.9.0', 'react-dom': '19.9.0' },
  },
  {
    name: 'a slice is ready for the next platform',
    slice: 'mf-admin',
    needs: { [platformPackage]: '^1.0.0 || ^2.0.0' },
  },
  { name: 'a slice has another page, and grows a little', slice: 'mf-journey', page: '/neighborhoods', grows: 5 },
];
