import { emptyFinancialProfile, emptyPreApprovalInfo, noNotifications } from '@hearthway/contracts/journey';
import { createSealing } from '@hearthway/service-kit';
import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';
import { createErasureStore } from '../src/buyer-data/index.js';
import { createCalendarEventStore } from '../src/calendar-events/index.js';
import { createFinancialProfileStore } from '../src/financial-profile/index.js';
import { createLenderMatchStore } from '../src/lenders/index.js';
import { createMilestoneStore } from '../src/milestones/index.js';
import { createNotificationChoiceStore } from '../src/notification-choices/index.js';
import { createPreApprovalInfoStore } from '../src/pre-approval-info/index.js';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const sealing = createSealing({ secretName: 'TEST', secrets: ['0'.repeat(64)], purpose: 'a test' });
const calendarEntry = { title: 'Inspection', address: '', startsAt: now.toISOString() };

/** Each turn deletes a different buyer, whose data is still there. */
const leaving = (turn: number) => `buyer-${99 - (turn % 90)}`;

/** Ten rows for each buyer. */
const ofTen = (index: number) => ({ userId: `buyer-${Math.floor(index / 10)}`, place: index % 10 });

const milestoneAt = (index: number) => {
  const { userId, place } = ofTen(index);
  return {
    userId,
    key: 'saving',
    title: 'Saving',
    description: 'Put money aside',
    status: 'not_started' as const,
    order: place,
  };
};

storeGrowthSuite({
  folder: join(import.meta.dirname, '../src'),
  stores: {
    createErasureStore: growingStore({
      create: createErasureStore,
      documents: { erasures: (index) => ({ _id: `buyer-${index}`, erasedAt: index < 5 ? now : later }) },
      calls: {
        insert: (erasures, turn, transaction) => erasures.insert(`new-${turn}`, later, transaction),
        findErasedUntil: (erasures) => erasures.findErasedUntil(now),
        delete: (erasures, turn, transaction) => erasures.delete(`buyer-${500 + turn}`, transaction),
      },
    }),
    createCalendarEventStore: growingStore({
      create: createCalendarEventStore,
      documents: {
        'calendar-events': (index) => ({
          _id: `event-${index}`,
          userId: ofTen(index).userId,
          title: 'Inspection',
          address: '',
          startsAt: now,
        }),
        calendars: (index) => ({ _id: `buyer-${index}`, events: 10, firstScheduledAt: now }),
      },
      calls: {
        findByUser: (events, turn) => events.findByUser(`buyer-${turn % 5}`),
        findFirstScheduledAt: (events, turn) => events.findFirstScheduledAt(`buyer-${turn}`),
        insert: (events, turn, transaction) =>
          events.insert({ id: `new-${turn}`, userId: 'buyer-9', ...calendarEntry }, now, transaction),
        update: (events, turn) => events.update(ofTen(turn).userId, `event-${turn}`, calendarEntry),
        delete: (events, turn, transaction) => events.delete(ofTen(turn).userId, `event-${turn}`, transaction),
        deleteByUser: (events, turn, transaction) => events.deleteByUser(leaving(turn), transaction),
        findForExport: (events) => events.findForExport('buyer-9'),
      },
    }),
    createFinancialProfileStore: growingStore({
      create: createFinancialProfileStore,
      documents: {
        'financial-profiles': (index) => ({
          _id: `buyer-${index}`,
          version: 1,
          updatedAt: now,
          profile: emptyFinancialProfile,
        }),
      },
      calls: {
        findByUser: (profiles, turn) => profiles.findByUser(`buyer-${turn}`),
        update: (profiles, turn) => profiles.update(`buyer-${turn}`, 1, emptyFinancialProfile, now),
        deleteByUser: (profiles, turn, transaction) => profiles.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (profiles, turn) => profiles.findForExport(`buyer-${turn}`),
      },
    }),
    createLenderMatchStore: growingStore({
      create: createLenderMatchStore,
      documents: {
        'lender-matches': (index) => ({
          _id: `match-${index}`,
          userId: ofTen(index).userId,
          lenderId: `lender-${ofTen(index).place}`,
          status: 'matched',
          matchedAt: now,
          updatedAt: now,
        }),
      },
      calls: {
        findByUser: (matches) => matches.findByUser('buyer-1'),
        findById: (matches, turn, transaction) => matches.findById(ofTen(turn).userId, `match-${turn}`, transaction),
        insert: (matches, turn, transaction) =>
          matches.insert(
            [{ id: `new-${turn}`, userId: `new-${turn}`, lenderId: 'lender-1', status: 'matched' }],
            now,
            transaction,
          ),
        updateStatus: (matches, turn, transaction) =>
          matches.updateStatus(`match-${turn}`, 'applied', now, transaction),
        deleteByUser: (matches, turn, transaction) => matches.deleteByUser(leaving(turn), transaction),
        findForExport: (matches) => matches.findForExport('buyer-1'),
      },
    }),
    createLoanLimitStore: 'It holds one document a year.',
    createMilestoneStore: growingStore({
      create: createMilestoneStore,
      documents: {
        milestones: (index) => ({ _id: `milestone-${index}`, ...milestoneAt(index), updatedAt: now }),
        journeys: (index) => ({ _id: `buyer-${index}`, startedAt: now }),
      },
      calls: {
        findByUser: (milestones) => milestones.findByUser('buyer-1'),
        insertJourney: (milestones, turn, transaction) => milestones.insertJourney(`new-${turn}`, now, transaction),
        insertMilestones: (milestones, turn, transaction) =>
          milestones.insertMilestones([{ id: `new-${turn}`, ...milestoneAt(-10 - 10 * turn) }], now, transaction),
        updateStatus: (milestones, turn, transaction) =>
          milestones.updateStatus(
            { userId: ofTen(turn).userId, milestoneId: `milestone-${turn}`, status: 'completed', updatedAt: now },
            transaction,
          ),
        deleteByUser: (milestones, turn, transaction) => milestones.deleteByUser(leaving(turn), now, transaction),
        findForExport: (milestones) => milestones.findForExport('buyer-1'),
      },
    }),
    createNotificationChoiceStore: growingStore({
      create: createNotificationChoiceStore,
      documents: { 'notification-choices': (index) => ({ _id: `buyer-${index}`, ...noNotifications }) },
      calls: {
        findByUser: (choices, turn) => choices.findByUser(`buyer-${turn}`),
        update: (choices, turn) => choices.update(`buyer-${turn}`, noNotifications),
        deleteByUser: (choices, turn, transaction) => choices.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (choices, turn) => choices.findForExport(`buyer-${turn}`),
      },
    }),
    createPreApprovalInfoStore: growingStore({
      create: (connection) => createPreApprovalInfoStore(connection, sealing),
      documents: { 'pre-approval-infos': (index) => ({ _id: `buyer-${index}`, updatedAt: now, completedAt: null }) },
      calls: {
        findByUser: (infos, turn) => infos.findByUser(`buyer-${turn}`),
        findHome: (infos, turn) => infos.findHome(`buyer-${turn}`),
        update: (infos, turn, transaction) => infos.update(`buyer-${turn}`, emptyPreApprovalInfo, now, transaction),
        updateCompletedAt: (infos, turn, transaction) => infos.updateCompletedAt(`buyer-${turn}`, now, transaction),
        deleteSensitiveAnswers: (infos, turn) => infos.deleteSensitiveAnswers(`buyer-${turn}`),
        deleteByUser: (infos, turn, transaction) => infos.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (infos, turn) => infos.findForExport(`buyer-${turn}`),
      },
    }),
  },
});
