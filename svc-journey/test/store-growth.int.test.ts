import { emptyFinancialProfile, emptyPreApprovalInfo, noNotifications } from '@hearthway/contracts/journey';
import { createSealing } from '@hearthway/service-kit';
import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing';
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

/** Buyers leave one after the other, so that what a buyer has is there until their turn. */
const leaving = (turn: number) => `buyer-${99 - (turn % 90)}`;

/** Ten of each buyer. */
const ofTen = (index: number) => ({ userId: `buyer-${Math.floor(index / 10)}`, place: index % 10 });

const milestoneAt = (index: number) => {
  const { userId, place } = ofTen(index);
  return { userId, title: 'Saving', description: 'Put money aside', status: 'not_started' as const, order: place };
};

storeGrowthSuite({
  folder: join(import.meta.dirname, '../src'),
  stores: {
    createErasureStore: growingStore({
      create: createErasureStore,
      documents: { erasures: (index) => ({ _id: `buyer-${index}`, erasedAt: index < 5 ? now : later }) },
      calls: {
        add: (erasures, turn, transaction) => erasures.add(`new-${turn}`, later, transaction),
        until: (erasures) => erasures.until(now),
        remove: (erasures, turn, transaction) => erasures.remove(`buyer-${500 + turn}`, transaction),
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
        list: (events, turn) => events.list(`buyer-${turn % 5}`),
        everScheduled: (events, turn) => events.everScheduled(`buyer-${turn}`),
        countOneMore: (events, turn, transaction) => events.countOneMore(`buyer-${turn}`, now, transaction),
        countOneLess: (events, turn, transaction) => events.countOneLess(`buyer-${turn}`, transaction),
        insert: (events, turn, transaction) =>
          events.insert({ id: `new-${turn}`, userId: 'buyer-9', ...calendarEntry }, transaction),
        replace: (events, turn) => events.replace(ofTen(turn).userId, `event-${turn}`, calendarEntry),
        delete: (events, turn, transaction) => events.delete(ofTen(turn).userId, `event-${turn}`, transaction),
        erase: (events, turn, transaction) => events.erase(leaving(turn), transaction),
        exportOf: (events) => events.exportOf('buyer-9'),
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
        find: (profiles, turn) => profiles.find(`buyer-${turn}`),
        replace: (profiles, turn) => profiles.replace(`buyer-${turn}`, 1, emptyFinancialProfile, now),
        erase: (profiles, turn, transaction) => profiles.erase(`buyer-${500 + turn}`, transaction),
        exportOf: (profiles, turn) => profiles.exportOf(`buyer-${turn}`),
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
        list: (matches) => matches.list('buyer-1'),
        find: (matches, turn, transaction) => matches.find(ofTen(turn).userId, `match-${turn}`, transaction),
        insert: (matches, turn, transaction) =>
          matches.insert(
            [{ id: `new-${turn}`, userId: `new-${turn}`, lenderId: 'lender-1', status: 'matched' }],
            now,
            transaction,
          ),
        setStatus: (matches, turn, transaction) => matches.setStatus(`match-${turn}`, 'applied', now, transaction),
        erase: (matches, turn, transaction) => matches.erase(leaving(turn), transaction),
        exportOf: (matches) => matches.exportOf('buyer-1'),
      },
    }),
    createMilestoneStore: growingStore({
      create: createMilestoneStore,
      documents: {
        milestones: (index) => ({ _id: `milestone-${index}`, ...milestoneAt(index), updatedAt: now }),
        journeys: (index) => ({ _id: `buyer-${index}`, startedAt: now }),
      },
      calls: {
        list: (milestones) => milestones.list('buyer-1'),
        markStarted: (milestones, turn, transaction) => milestones.markStarted(`new-${turn}`, now, transaction),
        insert: (milestones, turn, transaction) =>
          milestones.insert([{ id: `new-${turn}`, ...milestoneAt(-10 - 10 * turn) }], now, transaction),
        setStatus: (milestones, turn, transaction) =>
          milestones.setStatus(
            { userId: ofTen(turn).userId, milestoneId: `milestone-${turn}`, status: 'completed', updatedAt: now },
            transaction,
          ),
        erase: (milestones, turn, transaction) => milestones.erase(leaving(turn), now, transaction),
        exportOf: (milestones) => milestones.exportOf('buyer-1'),
      },
    }),
    createNotificationChoiceStore: growingStore({
      create: createNotificationChoiceStore,
      documents: { 'notification-choices': (index) => ({ _id: `buyer-${index}`, ...noNotifications }) },
      calls: {
        read: (choices, turn) => choices.read(`buyer-${turn}`),
        save: (choices, turn) => choices.save(`buyer-${turn}`, noNotifications),
        erase: (choices, turn, transaction) => choices.erase(`buyer-${500 + turn}`, transaction),
        exportOf: (choices, turn) => choices.exportOf(`buyer-${turn}`),
      },
    }),
    createPreApprovalInfoStore: growingStore({
      create: (connection) => createPreApprovalInfoStore(connection, sealing),
      documents: { 'pre-approval-infos': (index) => ({ _id: `buyer-${index}`, updatedAt: now, completedAt: null }) },
      calls: {
        find: (infos, turn) => infos.find(`buyer-${turn}`),
        findProperty: (infos, turn) => infos.findProperty(`buyer-${turn}`),
        save: (infos, turn, transaction) => infos.save(`buyer-${turn}`, emptyPreApprovalInfo, now, transaction),
        markCompleted: (infos, turn, transaction) => infos.markCompleted(`buyer-${turn}`, now, transaction),
        eraseSensitive: (infos, turn) => infos.eraseSensitive(`buyer-${turn}`),
        erase: (infos, turn, transaction) => infos.erase(`buyer-${500 + turn}`, transaction),
        exportOf: (infos, turn) => infos.exportOf(`buyer-${turn}`),
      },
    }),
  },
});
