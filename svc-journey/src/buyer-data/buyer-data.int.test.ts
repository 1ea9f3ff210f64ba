import {
  exampleAppraisal,
  exampleCondition,
  exampleClosing,
  exampleFinancialProfile,
  exampleHomeEntry,
  exampleHomeGoals,
  exampleMortgageApplication,
  exampleInspection,
  examplePreApprovalInfo,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  choices,
  estimate,
  letter,
  paperMark,
  progress,
  quote,
  scenario,
  tour,
  useBuyerData,
} from './testing/use-buyer-data.js';

const { busyBuyer, exported, collectionsNaming, deleteAccount } = useBuyerData();

describe('a data export', () => {
  it('is answered with what every room stores, readable under the room’s name, and unreadable in the outbox', async () => {
    const buyer = await busyBuyer();
    const { part, row } = await exported(buyer.userId);
    const byRule = (title: string, from: string, to: string) => ({ title, from, to, at: expect.any(String) });
    expect(part).toEqual({
      milestones: {
        startedAt: expect.any(String),
        milestones: expect.any(Array),
        changesByRule: [
          byRule("Let's Get to Know You!", 'in_progress', 'completed'),
          byRule('Home Goals', 'not_started', 'completed'),
          byRule('Make Offer', 'not_started', 'completed'),
          byRule('Buying Power', 'in_progress', 'completed'),
          byRule('Buying Power', 'completed', 'in_progress'),
        ],
      },
      preApprovalInfo: { ...examplePreApprovalInfo, updatedAt: expect.any(String), completedAt: expect.any(String) },
      envelopes: null,
      financialProfile: { version: 1, updatedAt: expect.any(String), profile: exampleFinancialProfile },
      homeGoals: { version: 1, updatedAt: expect.any(String), goals: exampleHomeGoals },
      lenderMatches: expect.any(Array),
      calendar: {
        firstScheduledAt: expect.any(String),
        // And the deadlines of the contract.
        events: expect.arrayContaining([expect.objectContaining(tour)]),
      },
      chatSettings: expect.objectContaining({ memories: [expect.objectContaining({ text: 'I like Wisteria' })] }),
      chats: [
        expect.objectContaining({
          messages: [expect.objectContaining({ role: 'user' }), expect.objectContaining({ role: 'assistant' })],
        }),
      ],
      calendarFeed: { madeAt: expect.any(String) },
      documents: expect.objectContaining({ documents: [], uploads: [], marks: { pay_stubs: paperMark } }),
      entitlements: [
        {
          paymentId: expect.any(String),
          productType: 'offer_toolkit',
          memberNumber: null,
          since: expect.any(String),
          endedAt: null,
        },
      ],
      homes: [expect.objectContaining({ version: 1, stage: 'saved', ...exampleHomeEntry })],
      closings: [expect.objectContaining({ version: 1, entry: exampleClosing, keysOn: null })],
      mortgageApplications: [expect.objectContaining({ version: 1, entry: exampleMortgageApplication })],
      inspections: [expect.objectContaining({ version: 1, ...exampleInspection, decisions: [] })],
      underwritings: [
        expect.objectContaining({
          underwriting: { version: 1, entry: exampleUnderwriting, updatedAt: expect.any(String) },
          appraisal: { version: 1, entry: exampleAppraisal, updatedAt: expect.any(String) },
        }),
      ],
      conditions: [expect.objectContaining({ version: 1, ...exampleCondition })],
      notices: [expect.objectContaining({ milestoneTitle: 'Buying Power' })],
      notificationChoices: choices,
      preApproval: {
        letters: [{ id: expect.any(String), version: 1, ...letter }],
        quotes: [{ id: expect.any(String), version: 1, ...quote }],
        estimates: [{ id: expect.any(String), version: 1, ...estimate }],
        progress: { version: 1, ...progress },
      },
      offers: [expect.objectContaining({ status: 'draft', comparables: [], history: [] })],
      purchaseContracts: [expect.objectContaining({ status: 'active', terms: examplePurchaseTerms, marks: {} })],
      scenarios: { pinnedId: null, scenarios: [expect.objectContaining(scenario)] },
    });
    expect(part.milestones.milestones).toHaveLength(10);
    expect(part.milestones.milestones[0]).toMatchObject({ status: 'completed', userId: buyer.userId });
    expect(part.lenderMatches).toHaveLength(3);
    const { phone, lastName, citizenship } = examplePreApprovalInfo;
    for (const text of [phone, lastName, citizenship, tour.address, 'milestones']) expect(row).not.toContain(text);
  });

  it('holds nothing about other buyers, and is answered for a buyer without data', async () => {
    await busyBuyer();
    const { part } = await exported(randomUUID());
    expect(part).toMatchObject({
      milestones: { startedAt: null, milestones: [] },
      preApprovalInfo: null,
      financialProfile: null,
      homeGoals: null,
      lenderMatches: [],
      calendar: { firstScheduledAt: null, events: [] },
      calendarFeed: null,
      entitlements: [],
      homes: [],
      closings: null,
      mortgageApplications: null,
      inspections: null,
      underwritings: null,
      conditions: null,
      notices: null,
      offers: null,
      purchaseContracts: null,
      scenarios: { pinnedId: null, scenarios: [] },
    });
  });
});

describe('when an account is deleted', () => {
  it('its data is erased, and other buyers keep theirs', async () => {
    const [leaving, staying] = [await busyBuyer(), await busyBuyer()];
    expect((await collectionsNaming(leaving.userId)).sort()).toEqual([
      'calendar-events',
      'calendar-feeds',
      'calendars',
      'chat-messages',
      'chat-settings',
      'chat-threads',
      'closings',
      'conditions',
      'document-accounts',
      'entitlements',
      'financial-profiles',
      'home-boards',
      'home-goals',
      'homes',
      'inspections',
      'lender-matches',
      'milestone-audits',
      'milestones',
      'mortgage-applications',
      'notices',
      'notification-choices',
      'offers',
      'pre-approval-infos',
      'pre-approvals',
      'purchase-contracts',
      'scenario-lists',
      'underwriting-files',
    ]);
    await deleteAccount(leaving);
    expect(await collectionsNaming(leaving.userId)).toEqual([]);
    const { part } = await exported(staying.userId);
    expect(part).toMatchObject({
      notificationChoices: choices,
      calendar: { events: expect.arrayContaining([expect.objectContaining(tour)]) },
    });
  });
});
