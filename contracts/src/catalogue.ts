import {
  commerceDataExported,
  paymentCompleted,
  paymentPrepared,
  paymentRefunded,
  purchaseLinked,
  purchaseRevealed,
  purchaseUnlinked,
  waitlistJoined,
} from './commerce/index.js';
import type { EventCatalogue } from './envelope.js';
import {
  accountMailRequested,
  dataExportRequested,
  emailVerified,
  sessionRevoked,
  userDeleted,
  userRegistered,
} from './identity/index.js';
import {
  alertOutdated,
  contractAccepted,
  contractClosed,
  deadlineNear,
  journeyDataExported,
  lenderMatched,
  milestoneChanged,
  signingMailRequested,
} from './journey/index.js';
import { siteChanged } from './releases/index.js';

/** Every event of the platform. The broker's queues are set up from it. */
export const eventCatalogue: EventCatalogue = [
  {
    event: userRegistered,
    owner: 'identity',
    delivery: { kind: 'queue', queues: ['journey.milestones', 'analytics.facts'] },
  },
  {
    event: userDeleted,
    owner: 'identity',
    delivery: { kind: 'queue', queues: ['journey.buyer-data', 'commerce.purchases'] },
  },
  {
    event: dataExportRequested,
    owner: 'identity',
    delivery: { kind: 'queue', queues: ['journey.buyer-data', 'commerce.purchases'] },
  },
  {
    event: accountMailRequested,
    owner: 'identity',
    delivery: { kind: 'queue', queues: ['commerce.emails'] },
  },
  {
    event: emailVerified,
    owner: 'identity',
    delivery: { kind: 'queue', queues: ['commerce.purchases'] },
  },
  { event: sessionRevoked, owner: 'identity', delivery: { kind: 'broadcast' } },
  {
    event: milestoneChanged,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: lenderMatched,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: contractAccepted,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: contractClosed,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: deadlineNear,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['commerce.emails'] },
  },
  {
    event: alertOutdated,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['commerce.emails'] },
  },
  {
    event: signingMailRequested,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['commerce.emails'] },
  },
  {
    event: journeyDataExported,
    owner: 'journey',
    delivery: { kind: 'queue', queues: ['identity.data-exports'] },
  },
  {
    event: waitlistJoined,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: paymentPrepared,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['analytics.facts'] },
  },
  {
    event: paymentCompleted,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['analytics.facts', 'commerce.purchases'] },
  },
  {
    event: paymentRefunded,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['analytics.facts', 'commerce.purchases'] },
  },
  {
    event: purchaseLinked,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['journey.purchases'] },
  },
  {
    event: purchaseUnlinked,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['journey.purchases'] },
  },
  {
    event: purchaseRevealed,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['identity.security-log'] },
  },
  {
    event: commerceDataExported,
    owner: 'commerce',
    delivery: { kind: 'queue', queues: ['identity.data-exports'] },
  },
  { event: siteChanged, owner: 'registry', delivery: { kind: 'broadcast' } },
];
