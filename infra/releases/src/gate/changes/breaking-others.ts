import { platformPackage } from '@hearthway/contracts/platform';
import type { BreakingChange } from './change.js';

/** Operations, events, pages, and what slices and shells share. */
export const breakingOthers: readonly BreakingChange[] = [
  {
    name: 'milestones have another address',
    slice: 'svc-journey',
    edits: { 'journey.list-milestones': [{ at: 'path', set: '/api/plan/milestones' }] },
    breaks: ['mf-journey'],
    field: 'journey.list-milestones',
  },
  {
    name: 'the number of people on the waitlist is for buyers only',
    slice: 'svc-commerce',
    edits: { 'commerce.count-waitlist': [{ at: 'access', set: 'buyer' }] },
    breaks: ['mf-marketing'],
    field: 'access',
  },
  {
    name: 'a service may not ask for emails any more',
    slice: 'svc-identity',
    edits: { 'identity.find-verified-email': [{ at: 'callers', drop: 'commerce' }] },
    breaks: ['svc-commerce'],
    field: 'callers',
  },
  {
    name: 'refunds aren’t announced any more',
    slice: 'svc-commerce',
    edits: { 'commerce.payment-refunded.v1': [{ at: '', remove: true }] },
    breaks: ['svc-analytics'],
    field: 'commerce.payment-refunded.v1',
  },
  {
    name: 'a reminder of a deadline is without the deadline',
    slice: 'svc-journey',
    edits: {
      'journey.deadline-near.v1': [
        { at: 'message.properties.data.properties.events.items.properties.deadline', remove: true },
        { at: 'message.properties.data.properties.events.items.required', drop: 'deadline' },
      ],
    },
    breaks: ['svc-commerce'],
    field: 'event.data.events[].deadline',
  },
  {
    name: 'sessions end for a reason that nobody knows',
    slice: 'svc-identity',
    edits: { 'identity.session-revoked.v1': [{ at: 'message.properties.data.properties.reason.enum', add: 'locked' }] },
    breaks: ['gateway', 'svc-analytics', 'svc-commerce', 'svc-journey'],
    field: 'event.data.reason',
  },
  {
    name: 'the shell has a platform without something that slices use',
    slice: 'shell',
    provides: { [platformPackage]: '2.0.0' },
    breaks: ['mf-admin', 'mf-journey', 'mf-marketing'],
    field: platformPackage,
  },
  {
    name: 'a slice needs React 20',
    slice: 'mf-journey',
    needs: { react: '^20.0.0' },
    breaks: ['shell'],
    field: 'react',
  },
  {
    name: 'a slice has a page at the address of another’s',
    slice: 'mf-journey',
    page: '/about',
    breaks: ['mf-marketing'],
    field: '/about',
  },
  {
    name: 'a slice adds a large library to each page',
    slice: 'mf-journey',
    grows: 40,
    breaks: ['shell'],
    field: 'of scripts',
  },
  {
    name: 'a page calls what isn’t there yet',
    slice: 'mf-admin',
    foundAt: 'svc-analytics',
    edits: {
      'analytics.get-funnel': [
        {
          at: '',
          set: {
            id: 'analytics.get-funnel',
            method: 'GET',
            path: '/api/admin/funnel',
            access: 'admin',
            bodyType: 'json',
            status: 200,
            replyType: 'json',
            errors: {},
          },
        },
      ],
    },
    breaks: ['svc-analytics', 'gateway'],
    field: 'analytics.get-funnel',
  },
  {
    name: 'a gateway leaves out what pages call',
    slice: 'gateway',
    edits: { 'journey.list-homes': [{ at: '', remove: true }] },
    breaks: ['mf-journey'],
    field: 'journey.list-homes',
  },
];
