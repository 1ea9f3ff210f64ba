import { emptyHomeGoals } from '@hearthway/contracts/home-goals';
import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  exampleAppraisal,
  exampleCondition,
  exampleHomeEntry,
  exampleClosing,
  exampleInspection,
  exampleMortgageApplication,
  exampleOfferTerms,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import {
  emptyFinancialProfile,
  emptyPreApprovalInfo,
  noChatContexts,
  noNotifications,
} from '@hearthway/contracts/journey';
import { createSealing } from '@hearthway/service-kit';
import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { createErasureStore } from '../src/buyer-data/index.js';
import { createCalendarEventStore } from '../src/calendar-events/index.js';
import { createChatSettingsStore, createChatStore } from '../src/chat/index.js';
import { createCalendarFeedStore } from '../src/calendar-feed/index.js';
import { createEntitlementStore } from '../src/entitlements/index.js';
import { createFinancialProfileStore } from '../src/financial-profile/index.js';
import { createHomeGoalsStore } from '../src/home-goals/index.js';
import { createHomeStore, newHome } from '../src/homes/index.js';
import { createInspectionStore } from '../src/inspection/index.js';
import { createLenderMatchStore } from '../src/lenders/index.js';
import { createMilestoneStore } from '../src/milestones/index.js';
import { createNoticeStore } from '../src/notices/index.js';
import { createNotificationChoiceStore } from '../src/notification-choices/index.js';
import { createClosingStore } from '../src/closing/index.js';
import { createMortgageApplicationStore } from '../src/mortgage-application/index.js';
import { createOfferStore } from '../src/offers/index.js';
import { createPreApprovalStore } from '../src/pre-approval/index.js';
import { createPreApprovalInfoStore } from '../src/pre-approval-info/index.js';
import { createPurchaseContractStore } from '../src/purchase-contract/index.js';
import { createScenarioStore } from '../src/scenarios/index.js';
import { createConditionStore, createUnderwritingStore } from '../src/underwriting/index.js';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const sealing = createSealing({ secretName: 'TEST', secrets: ['0'.repeat(64)], purpose: 'a test' });
const noPreApproval = {
  letters: [],
  quotes: [],
  estimates: [],
  progress: { version: 0, payingCash: false, papers: [] },
};
const calendarEntry = { title: 'Inspection', address: '', startsAt: now.toISOString() };

const alertedEvent = {
  id: 'event',
  userId: 'buyer',
  title: 'Tour',
  startsAt: now,
  kind: 'own',
  timeZone: undefined,
  done: false,
  alertAt: now,
  alertHours: 24,
  alertsFrom: now,
  lastAlertHours: undefined,
} as const;
const exampleNotice = { kind: 'milestone-reopened', milestoneTitle: 'Saving', createdAt: now } as const;

const conditionAt = (turn: number, id: string) => ({
  id,
  userId: ofTen(turn).userId,
  contractId: `contract-${turn}`,
  version: 1,
  ...exampleCondition,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/** Each turn deletes a different buyer, whose data is still there. */
const leaving = (turn: number) => `buyer-${99 - (turn % 90)}`;

/** Ten rows for each buyer. */
const ofTen = (index: number) => ({ userId: `buyer-${Math.floor(index / 10)}`, place: index % 10 });

const milestoneAt = (index: number) => {
  const { userId, place } = ofTen(index);
  return { userId, title: 'Saving', description: 'Put money aside', status: 'not_started' as const, order: place };
};

/** The last of each buyer's ten is active. */
const contractAt = (index: number) => {
  const { userId, place } = ofTen(index);
  const status = place === 9 ? ('active' as const) : ('fell_through' as const);
  return { userId, version: 1, status, terms: examplePurchaseTerms, versionsFrom: 0, marks: {}, offerId: null };
};

const shownAt = (contract: { id: string } & ReturnType<typeof contractAt>) => ({
  ...contract,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  endedAt: null,
});

const entitlementAt = (index: number) => ({
  userId: `buyer-${index}`,
  paymentId: `payment-${index}`,
  productType: 'offer_toolkit' as const,
});

const offerAt = (index: number) => ({
  userId: ofTen(index).userId,
  version: 1,
  homeId: `home-${index}`,
  address: '12 Oak Street',
  status: 'draft' as const,
  comparables: [],
  terms: exampleOfferTerms,
  history: [],
});

const threadAt = (index: number) => ({
  userId: ofTen(index).userId,
  title: 'Closing costs',
  titled: true,
  createdAt: now,
  updatedAt: now,
  expiresAt: index < 5 ? now : later,
  messages: 2,
  answering: null,
});

/** Each thread has a question and an answer; few were rated. */
const messageAt = (index: number) => {
  const thread = Math.floor(index / 2);
  const isAnswer = index % 2 === 1;
  return {
    threadId: `thread-${thread}`,
    userId: ofTen(thread).userId,
    parentId: isAnswer ? `message-${index - 1}` : null,
    role: isAnswer ? ('assistant' as const) : ('user' as const),
    parts: [{ type: 'text' as const, text: 'What are closing costs?' }],
    status: index === 1 ? ('answering' as const) : ('complete' as const),
    engine: isAnswer ? ('none' as const) : null,
    used: [],
    feedback: index < 20 && isAnswer ? ({ rating: 'down', reason: 'wrong', shared: true } as const) : null,
    createdAt: now,
    page: null,
    works: {},
    pending: null,
  };
};

const memoryAt = (index: number) => ({ id: `memory-${index}`, text: 'No HOA', savedAt: now.toISOString() });

const answeringOf = (messageId: string) => ({ messageId, owner: 'a process', until: later, stop: false });

const placeOf = (turn: number) => {
  const { userId, threadId } = messageAt(turn);
  return [userId, threadId, `message-${turn}`] as const;
};

const storedOfferAt = (id: string, index: number) => ({
  id,
  ...offerAt(index),
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

const inspectionAt = (index: number) => ({
  userId: ofTen(index).userId,
  version: 1,
  entry: exampleInspection,
  decisions: [],
  updatedAt: now,
});

const scenarioAt = (index: number) => ({
  id: `scenario-${index}`,
  version: 1,
  name: 'Our plan',
  figures: exampleFigures,
  savedAt: now,
  savedRowIds: [],
  link: { tokenHash: `hash-${index}`, sharedAt: now },
});

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
        findNext: (events, turn) => events.findNext(`buyer-${turn % 5}`, now),
        findById: (events, turn) => events.findById(ofTen(turn).userId, `event-${turn}`),
        findAlerted: (events) => events.findAlerted(now, 20),
        moveAlerts: (events, turn, transaction) =>
          events.moveAlerts(
            [{ event: { ...alertedEvent, id: `event-${turn}` }, sentHours: 24, next: undefined }],
            transaction,
          ),
        planAlertsAgain: (events, turn) => events.planAlertsAgain(`buyer-${turn % 5}`, now),
        findFirstScheduledAt: (events, turn) => events.findFirstScheduledAt(`buyer-${turn}`),
        insert: (events, turn, transaction) =>
          events.insert({ id: `new-${turn}`, userId: 'buyer-9', kind: 'own', ...calendarEntry }, now, transaction),
        update: (events, turn, transaction) =>
          events.update(ofTen(turn).userId, `event-${turn}`, calendarEntry, now, transaction),
        delete: (events, turn, transaction) => events.delete(ofTen(turn).userId, `event-${turn}`, transaction),
        deleteByUser: (events, turn, transaction) => events.deleteByUser(leaving(turn), transaction),
        findForExport: (events) => events.findForExport('buyer-9'),
      },
    }),
    createCalendarFeedStore: growingStore({
      create: createCalendarFeedStore,
      documents: {
        'calendar-feeds': (index) => ({ _id: `buyer-${index}`, tokenHash: `hash-${index}`, madeAt: now }),
      },
      calls: {
        findMadeAt: (feeds, turn) => feeds.findMadeAt(`buyer-${turn}`),
        findByHash: (feeds, turn) => feeds.findByHash(`hash-${turn}`),
        update: (feeds, turn) => feeds.update(`buyer-${turn}`, `new-${turn}`, now),
        delete: (feeds, turn) => feeds.delete(`buyer-${300 + turn}`),
        deleteByUser: (feeds, turn, transaction) => feeds.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (feeds, turn) => feeds.findForExport(`buyer-${turn}`),
      },
    }),
    createChatStore: growingStore({
      create: createChatStore,
      documents: {
        'chat-threads': (index) => ({ _id: `thread-${index}`, ...threadAt(index) }),
        'chat-messages': (index) => ({
          _id: `thread-${Math.floor(index / 2)}:message-${index}`,
          messageId: `message-${index}`,
          ...messageAt(index),
        }),
      },
      calls: {
        findThreads: (chats) => chats.findThreads('buyer-1', now),
        findThread: (chats, turn) => chats.findThread(ofTen(turn).userId, `thread-${turn}`, now),
        insertThread: (chats, turn, transaction) =>
          chats.insertThread({ id: `new-${turn}`, ...threadAt(90) }, transaction),
        countThreads: (chats, turn, transaction) => chats.countThreads(`buyer-${turn}`, transaction),
        renameThread: (chats, turn) => chats.renameThread(ofTen(turn).userId, `thread-${turn}`, 'Costs'),
        deleteThread: (chats, turn, transaction) =>
          chats.deleteThread(ofTen(300 + turn).userId, `thread-${300 + turn}`, transaction),
        beginAnswer: (chats, turn, transaction) =>
          chats.beginAnswer(
            ofTen(turn).userId,
            `thread-${turn}`,
            { answering: answeringOf(`new-${turn}`), now, adds: 1, expiresAt: later, title: undefined },
            transaction,
          ),
        keepAnswering: (chats, turn) =>
          chats.keepAnswering(ofTen(turn).userId, `thread-${turn}`, answeringOf(`message-${2 * turn + 1}`)),
        askToStop: (chats, turn) => chats.askToStop(ofTen(turn).userId, `thread-${turn}`, `message-${2 * turn + 1}`),
        endAnswer: (chats, turn) => chats.endAnswer(ofTen(turn).userId, `thread-${turn}`, `message-${2 * turn + 1}`),
        findMessages: (chats, turn) => chats.findMessages(ofTen(turn).userId, `thread-${turn}`),
        findMessage: (chats, turn) => chats.findMessage(...placeOf(turn)),
        insertMessages: (chats, turn, transaction) =>
          chats.insertMessages([{ id: `new-${turn}`, ...messageAt(400) }], transaction),
        saveAnswer: (chats, turn) => chats.saveAnswer({ id: `message-${turn}`, ...messageAt(turn) }),
        cutOff: (chats, turn) => chats.cutOff(...placeOf(turn)),
        saveFeedback: (chats, turn) => chats.saveFeedback(...placeOf(turn), null),
        countFeedback: (chats) => chats.countFeedback(),
        findShared: (chats) => chats.findShared(100),
        saveParts: (chats, turn) => chats.saveParts(...placeOf(turn), []),
        findThreadIdsWith: (chats) => chats.findThreadIdsWith('buyer-1', ['closing']),
        changeExpiry: (chats) => chats.changeExpiry('buyer-1', 90),
        findExpired: (chats) => chats.findExpired(now, 50),
        deleteByUser: (chats, turn, transaction) => chats.deleteByUser(leaving(turn), transaction),
        findForExport: (chats) => chats.findForExport('buyer-1'),
      },
    }),
    createChatSettingsStore: growingStore({
      create: createChatSettingsStore,
      documents: {
        'chat-settings': (index) => ({ _id: `buyer-${index}`, memories: [memoryAt(index)], asked: [] }),
        'chat-spend': (index) => ({ _id: `2026-11-24:buyer-${index}`, tokens: 10, expiresAt: later }),
      },
      calls: {
        findByUser: (settings, turn) => settings.findByUser(`buyer-${turn}`),
        saveContexts: (settings, turn) => settings.saveContexts(`buyer-${turn}`, noChatContexts, []),
        saveRetention: (settings, turn) => settings.saveRetention(`buyer-${turn}`, '90'),
        addMemory: (settings, turn) => settings.addMemory(`buyer-${turn}`, memoryAt(-1 - turn), 50),
        changeMemory: (settings, turn) => settings.changeMemory(`buyer-${turn}`, `memory-${turn}`, 'No pool'),
        deleteMemory: (settings, turn) => settings.deleteMemory(`buyer-${300 + turn}`, `memory-${300 + turn}`),
        clearMemories: (settings, turn) => settings.clearMemories(`buyer-${400 + turn}`),
        countQuestion: (settings, turn) => settings.countQuestion(`buyer-${turn}`, now, 30),
        reserve: (settings, turn) =>
          settings.reserve(`buyer-${turn}`, '2026-11-24', { unit: 'tokens', amount: 5 }, { buyer: 1e9, all: 1e9 }),
        settle: (settings, turn) => settings.settle(`buyer-${turn}`, '2026-11-24', { unit: 'tokens', amount: -1 }),
        deleteByUser: (settings, turn, transaction) => settings.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (settings, turn) => settings.findForExport(`buyer-${turn}`),
      },
    }),
    createEntitlementStore: growingStore({
      create: createEntitlementStore,
      documents: {
        entitlements: (index) => ({ _id: `payment-${index}:buyer-${index}`, ...entitlementAt(index), since: now }),
      },
      calls: {
        insert: (entitlements, turn, transaction) => entitlements.insert(entitlementAt(-1 - turn), now, transaction),
        updateEnded: (entitlements, turn, transaction) =>
          entitlements.updateEnded(entitlementAt(turn), now, transaction),
        hasToolkit: (entitlements, turn) => entitlements.hasToolkit(`buyer-${turn}`),
        deleteByUser: (entitlements, turn, transaction) =>
          entitlements.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (entitlements, turn) => entitlements.findForExport(`buyer-${turn}`),
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
        update: (profiles, turn, transaction) =>
          profiles.update(`buyer-${turn}`, { version: 1, profile: emptyFinancialProfile, updatedAt: now }, transaction),
        deleteByUser: (profiles, turn, transaction) => profiles.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (profiles, turn) => profiles.findForExport(`buyer-${turn}`),
      },
    }),
    createHomeGoalsStore: growingStore({
      create: createHomeGoalsStore,
      documents: {
        'home-goals': (index) => ({ _id: `buyer-${index}`, version: 1, updatedAt: now, goals: emptyHomeGoals }),
      },
      calls: {
        findByUser: (goals, turn) => goals.findByUser(`buyer-${turn}`),
        update: (goals, turn, transaction) => goals.update(`buyer-${turn}`, 1, emptyHomeGoals, now, transaction),
        deleteByUser: (goals, turn, transaction) => goals.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (goals, turn) => goals.findForExport(`buyer-${turn}`),
      },
    }),
    createHomeStore: growingStore({
      create: createHomeStore,
      documents: {
        homes: (index) => ({
          _id: `home-${index}`,
          userId: ofTen(index).userId,
          version: 1,
          entry: exampleHomeEntry,
          impressions: { notes: '', ratings: [] },
          stage: 'saved',
          tourAt: null,
          tourEventId: null,
          priceHistory: [{ priceCents: exampleHomeEntry.priceCents, since: now }],
          statusCheckedAt: now,
          createdAt: now,
          updatedAt: now,
        }),
        'home-boards': (index) => ({ _id: `buyer-${index}`, homes: 10, offers: 0 }),
      },
      calls: {
        findByUser: (homes) => homes.findByUser('buyer-1'),
        findByIds: (homes, turn, transaction) => homes.findByIds(ofTen(turn).userId, [`home-${turn}`], transaction),
        findCounts: (homes, turn) => homes.findCounts(`buyer-${turn}`),
        insert: (homes, turn, transaction) =>
          homes.insert([newHome(`new-${turn}`, 'buyer-9', exampleHomeEntry, now)], transaction),
        replace: (homes, turn, transaction) =>
          homes.replace(newHome(`home-${turn}`, ofTen(turn).userId, exampleHomeEntry, now), 1, transaction),
        delete: (homes, turn, transaction) =>
          homes.delete(newHome(`home-${turn}`, ofTen(turn).userId, exampleHomeEntry, now), transaction),
        takeTurn: (homes, turn, transaction) => homes.takeTurn(`buyer-${turn}`, transaction),
        updateCounts: (homes, turn, transaction) =>
          homes.updateCounts(`buyer-${turn}`, { homes: 1, offers: 0 }, transaction),
        deleteByUser: (homes, turn, transaction) => homes.deleteByUser(leaving(turn), transaction),
        findForExport: (homes) => homes.findForExport('buyer-1'),
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
          listing,
          matchedAt: now,
          updatedAt: now,
        }),
      },
      calls: {
        findByUser: (matches) => matches.findByUser('buyer-1'),
        findById: (matches, turn, transaction) => matches.findById(ofTen(turn).userId, `match-${turn}`, transaction),
        insert: (matches, turn, transaction) =>
          matches.insert(
            [{ id: `new-${turn}`, userId: `new-${turn}`, lenderId: 'lender-1', status: 'matched', listing }],
            now,
            transaction,
          ),
        updateStatus: (matches, turn, transaction) =>
          matches.updateStatus(`match-${turn}`, 'applied', now, transaction),
        deleteByUser: (matches, turn, transaction) => matches.deleteByUser(leaving(turn), transaction),
        findForExport: (matches) => matches.findForExport('buyer-1'),
      },
    }),
    createMilestoneStore: growingStore({
      create: createMilestoneStore,
      documents: {
        milestones: (index) => ({ _id: `milestone-${index}`, ...milestoneAt(index), updatedAt: now }),
        journeys: (index) => ({ _id: `buyer-${index}`, startedAt: now }),
        'milestone-audits': (index) => ({
          _id: `audit-${index}`,
          userId: ofTen(index).userId,
          milestoneId: `milestone-${index}`,
          title: 'Saving',
          from: 'in_progress',
          to: 'completed',
          at: now,
        }),
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
        updateBasis: (milestones, turn, transaction) =>
          milestones.updateBasis(ofTen(turn).userId, 'Saving', true, transaction),
        insertAudit: (milestones, turn, transaction) =>
          milestones.insertAudit(
            {
              id: `new-${turn}`,
              userId: 'buyer-9',
              milestoneId: 'milestone-90',
              title: 'Saving',
              from: 'in_progress',
              to: 'completed',
              at: now,
            },
            transaction,
          ),
        deleteByUser: (milestones, turn, transaction) => milestones.deleteByUser(leaving(turn), now, transaction),
        findForExport: (milestones) => milestones.findForExport('buyer-1'),
      },
    }),
    createNoticeStore: growingStore({
      create: createNoticeStore,
      documents: { notices: (index) => ({ _id: `notice-${index}`, userId: ofTen(index).userId, ...exampleNotice }) },
      calls: {
        insert: (notices, turn, transaction) =>
          notices.insert({ id: `new-${turn}`, userId: 'buyer-9', ...exampleNotice }, transaction),
        putAll: (notices, turn, transaction) =>
          notices.putAll([{ id: `notice-${turn}`, userId: ofTen(turn).userId, ...exampleNotice }], transaction),
        findByUser: (notices, turn) => notices.findByUser(`buyer-${turn}`),
        delete: (notices, turn) => notices.delete(ofTen(turn).userId, `notice-${turn}`),
        deleteByUser: (notices, turn, transaction) => notices.deleteByUser(leaving(turn), transaction),
        findForExport: (notices) => notices.findForExport('buyer-1'),
      },
    }),
    createClosingStore: growingStore({
      create: createClosingStore,
      documents: {
        closings: (index) => ({
          _id: `contract-${index}`,
          userId: ofTen(index).userId,
          version: 1,
          entry: exampleClosing,
          signedOn: null,
          keysOn: null,
          updatedAt: now,
        }),
      },
      calls: {
        findByContract: (closings, turn) => closings.findByContract(ofTen(turn).userId, `contract-${turn}`),
        save: (closings, turn, transaction) =>
          closings.save(
            {
              contractId: `contract-${turn}`,
              userId: ofTen(turn).userId,
              version: 2,
              entry: exampleClosing,
              signedOn: null,
              keysOn: null,
              updatedAt: now.toISOString(),
            },
            now,
            transaction,
          ),
        deleteByUser: (closings, turn, transaction) => closings.deleteByUser(leaving(turn), transaction),
        findForExport: (closings) => closings.findForExport('buyer-1'),
      },
    }),
    createMortgageApplicationStore: growingStore({
      create: createMortgageApplicationStore,
      documents: {
        'mortgage-applications': (index) => ({
          _id: `contract-${index}`,
          userId: ofTen(index).userId,
          version: 1,
          entry: exampleMortgageApplication,
          updatedAt: now,
        }),
      },
      calls: {
        findByContract: (applications, turn) => applications.findByContract(ofTen(turn).userId, `contract-${turn}`),
        save: (applications, turn, transaction) =>
          applications.save(
            {
              contractId: `contract-${turn}`,
              userId: ofTen(turn).userId,
              version: 2,
              entry: exampleMortgageApplication,
              updatedAt: now.toISOString(),
            },
            now,
            transaction,
          ),
        deleteByUser: (applications, turn, transaction) => applications.deleteByUser(leaving(turn), transaction),
        findForExport: (applications) => applications.findForExport('buyer-1'),
      },
    }),
    createOfferStore: growingStore({
      create: createOfferStore,
      documents: {
        offers: (index) => ({ _id: `offer-${index}`, ...offerAt(index), createdAt: now, updatedAt: now }),
      },
      calls: {
        findByUser: (offers) => offers.findByUser('buyer-1'),
        findById: (offers, turn) => offers.findById(ofTen(turn).userId, `offer-${turn}`),
        count: (offers, turn) => offers.count(`buyer-${turn % 50}`),
        countLive: (offers, turn) => offers.countLive(`buyer-${turn % 50}`),
        hasLive: (offers, turn, transaction) => offers.hasLive(`buyer-${turn % 50}`, `home-${turn}`, transaction),
        findStatuses: (offers, turn) => offers.findStatuses(`buyer-${turn % 50}`),
        insert: (offers, turn) => offers.insert(storedOfferAt(`new-${turn}`, turn)),
        replace: (offers, turn) => offers.replace(storedOfferAt(`offer-${turn}`, turn), 1),
        delete: (offers, turn) => offers.delete(leaving(turn), `offer-${turn}`, 1),
        deleteByUser: (offers, turn, transaction) => offers.deleteByUser(leaving(turn), transaction),
        findForExport: (offers) => offers.findForExport('buyer-1'),
      },
    }),
    createInspectionStore: growingStore({
      create: createInspectionStore,
      documents: {
        inspections: (index) => ({ _id: `contract-${index}`, ...inspectionAt(index) }),
      },
      calls: {
        find: (inspections, turn) => inspections.find(ofTen(turn).userId, `contract-${turn}`),
        replace: (inspections, turn, transaction) =>
          inspections.replace(
            ofTen(turn).userId,
            { contractId: `contract-${turn}`, version: 1 },
            { entry: exampleInspection, decisions: [] },
            now,
            transaction,
          ),
        deleteByUser: (inspections, turn, transaction) => inspections.deleteByUser(leaving(turn), transaction),
        findForExport: (inspections) => inspections.findForExport('buyer-1'),
      },
    }),
    createUnderwritingStore: growingStore({
      create: createUnderwritingStore,
      documents: {
        'underwriting-files': (index) => ({
          _id: `contract-${index}`,
          userId: ofTen(index).userId,
          underwriting: { version: 1, entry: exampleUnderwriting, updatedAt: now },
          appraisal: { version: 1, entry: exampleAppraisal, updatedAt: now },
        }),
      },
      calls: {
        findByContract: (files, turn) => files.findByContract(ofTen(turn).userId, `contract-${turn}`),
        save: (files, turn, transaction) =>
          files.save(
            ofTen(turn).userId,
            `contract-${turn}`,
            { part: 'appraisal', version: 2, entry: exampleAppraisal },
            now,
            transaction,
          ),
        deleteByUser: (files, turn, transaction) => files.deleteByUser(leaving(turn), transaction),
        findForExport: (files) => files.findForExport('buyer-1'),
      },
    }),
    createConditionStore: growingStore({
      create: createConditionStore,
      documents: {
        conditions: (index) => ({
          _id: `condition-${index}`,
          userId: ofTen(index).userId,
          contractId: `contract-${index}`,
          version: 1,
          entry: exampleCondition,
          createdAt: now,
          updatedAt: now,
        }),
      },
      calls: {
        findByContract: (conditions, turn) => conditions.findByContract(ofTen(turn).userId, `contract-${turn}`),
        findById: (conditions, turn) => conditions.findById(ofTen(turn).userId, `condition-${turn}`),
        count: (conditions, turn, transaction) => conditions.count(ofTen(turn).userId, `contract-${turn}`, transaction),
        insert: (conditions, turn, transaction) => conditions.insert(conditionAt(turn, `new-${turn}`), transaction),
        replace: (conditions, turn, transaction) =>
          conditions.replace(conditionAt(turn, `condition-${turn}`), 1, transaction),
        delete: (conditions, turn, transaction) =>
          conditions.delete(ofTen(turn).userId, `condition-${turn}`, transaction),
        deleteByUser: (conditions, turn, transaction) => conditions.deleteByUser(leaving(turn), transaction),
        findForExport: (conditions) => conditions.findForExport('buyer-1'),
      },
    }),
    createPurchaseContractStore: growingStore({
      create: createPurchaseContractStore,
      documents: {
        'purchase-contracts': (index) => ({
          _id: `contract-${index}`,
          ...contractAt(index),
          createdAt: now,
          updatedAt: now,
          endedAt: null,
        }),
      },
      calls: {
        findByUser: (contracts) => contracts.findByUser('buyer-1'),
        hasContract: (contracts, turn) => contracts.hasContract(`buyer-${turn % 50}`),
        findActiveOrLastClosed: (contracts, turn) => contracts.findActiveOrLastClosed(`buyer-${turn % 50}`),
        findActive: (contracts, turn) => contracts.findActive(`buyer-${turn % 50}`),
        findById: (contracts, turn, transaction) =>
          contracts.findById(ofTen(turn).userId, `contract-${turn}`, transaction),
        insert: (contracts, turn, transaction) =>
          contracts.insert(shownAt({ id: `new-${turn}`, ...contractAt(0), userId: `new-${turn}` }), transaction),
        replace: (contracts, turn, transaction) =>
          contracts.replace(shownAt({ id: `contract-${turn}`, ...contractAt(turn) }), transaction),
        deleteByUser: (contracts, turn, transaction) => contracts.deleteByUser(leaving(turn), transaction),
        findForExport: (contracts) => contracts.findForExport('buyer-1'),
      },
    }),
    createNotificationChoiceStore: growingStore({
      create: createNotificationChoiceStore,
      documents: { 'notification-choices': (index) => ({ _id: `buyer-${index}`, ...noNotifications }) },
      calls: {
        findByUser: (choices, turn) => choices.findByUser(`buyer-${turn}`),
        findByUsers: (choices, turn) => choices.findByUsers([`buyer-${turn}`, `buyer-${turn + 1}`]),
        update: (choices, turn) => choices.update(`buyer-${turn}`, noNotifications),
        deleteByUser: (choices, turn, transaction) => choices.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (choices, turn) => choices.findForExport(`buyer-${turn}`),
      },
    }),
    createPreApprovalStore: growingStore({
      create: createPreApprovalStore,
      documents: {
        'pre-approvals': (index) => ({
          _id: `buyer-${index}`,
          ...noPreApproval,
          revision: 1,
          nextExpiryAt: index < 5 ? now : index % 2 === 0 ? later : null,
        }),
      },
      calls: {
        findByUser: (preApprovals, turn) => preApprovals.findByUser(`buyer-${turn}`),
        findForChange: (preApprovals, turn, transaction) => preApprovals.findForChange(`buyer-${turn}`, transaction),
        update: (preApprovals, turn, transaction) =>
          preApprovals.update(`buyer-${turn}`, noPreApproval, later, transaction),
        findExpired: (preApprovals) => preApprovals.findExpired(now, 200),
        deleteByUser: (preApprovals, turn, transaction) =>
          preApprovals.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (preApprovals, turn) => preApprovals.findForExport(`buyer-${turn}`),
      },
    }),
    createPreApprovalInfoStore: growingStore({
      create: (connection) => createPreApprovalInfoStore(connection, sealing),
      documents: {
        'pre-approval-infos': (index) => ({
          _id: `buyer-${index}`,
          firstName: 'Dana',
          updatedAt: now,
          completedAt: null,
        }),
      },
      calls: {
        findByUser: (infos, turn) => infos.findByUser(`buyer-${turn}`),
        isCompleted: (infos, turn) => infos.isCompleted(`buyer-${turn}`),
        findHome: (infos, turn) => infos.findHome(`buyer-${turn}`),
        findApplicant: (infos, turn) => infos.findApplicant(`buyer-${turn}`),
        findFirstName: (infos, turn) => infos.findFirstName(`buyer-${turn}`),
        update: (infos, turn, transaction) => infos.update(`buyer-${turn}`, emptyPreApprovalInfo, now, transaction),
        updateCompletedAt: (infos, turn, transaction) => infos.updateCompletedAt(`buyer-${turn}`, now, transaction),
        deleteSensitiveAnswers: (infos, turn) => infos.deleteSensitiveAnswers(`buyer-${turn}`),
        deleteByUser: (infos, turn, transaction) => infos.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (infos, turn) => infos.findForExport(`buyer-${turn}`),
      },
    }),
    createScenarioStore: growingStore({
      create: createScenarioStore,
      documents: {
        'scenario-lists': (index) => ({
          _id: `buyer-${index}`,
          revision: 1,
          pinnedId: `scenario-${index}`,
          scenarios: [scenarioAt(index)],
        }),
      },
      calls: {
        findByUser: (scenarios, turn) => scenarios.findByUser(`buyer-${turn}`),
        findByTokenHash: (scenarios, turn) => scenarios.findByTokenHash(`hash-${turn}`),
        replace: (scenarios, turn, transaction) =>
          scenarios.replace(
            `buyer-${turn}`,
            1,
            { scenarios: [scenarioAt(turn)], pinnedId: `scenario-${turn}` },
            transaction,
          ),
        deleteByUser: (scenarios, turn, transaction) => scenarios.deleteByUser(`buyer-${500 + turn}`, transaction),
        findForExport: (scenarios, turn) => scenarios.findForExport(`buyer-${turn}`),
      },
    }),
  },
});

const listing = {
  lender: {
    name: 'Sample Lending',
    description: 'A sample.',
    minCreditScore: 620,
    maxDebtToIncomeRatio: 45,
    minDownPaymentPercent: 5,
    website: 'https://sample.example',
  },
  forMilitary: false,
};
