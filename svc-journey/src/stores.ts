import type { Sealing } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createErasureStore } from './buyer-data/index.js';
import { createCalendarEventStore } from './calendar-events/index.js';
import { createCalendarFeedStore } from './calendar-feed/index.js';
import { createChatSettingsStore, createChatStore } from './chat/index.js';
import { createClosingStore } from './closing/index.js';
import { createBuyerDocumentsStore } from './documents/index.js';
import { createBuyerEnvelopesStore } from './envelopes/index.js';
import { createEntitlementStore } from './entitlements/index.js';
import { createFinancialProfileStore } from './financial-profile/index.js';
import { createHomeGoalsStore } from './home-goals/index.js';
import { createHomeStore } from './homes/index.js';
import { createInspectionStore } from './inspection/index.js';
import { createLenderMatchStore } from './lenders/index.js';
import { createMilestoneStore } from './milestones/index.js';
import { createMortgageApplicationStore } from './mortgage-application/index.js';
import { createNoticeStore } from './notices/index.js';
import { createNotificationChoiceStore } from './notification-choices/index.js';
import { createOfferStore } from './offers/index.js';
import { createPreApprovalStore } from './pre-approval/index.js';
import { createPreApprovalInfoStore } from './pre-approval-info/index.js';
import { createPurchaseContractStore } from './purchase-contract/index.js';
import { createScenarioStore } from './scenarios/index.js';
import { createConditionStore, createUnderwritingStore } from './underwriting/index.js';

export type Stores = ReturnType<typeof createStores>;

/** Where each room stores its data. */
export function createStores(connection: Connection, sealing: Sealing) {
  const documents = createBuyerDocumentsStore(connection);
  return {
    /** What buyers can export and have erased. The names are those of the parts of an export. */
    ofBuyers: {
      milestones: createMilestoneStore(connection),
      preApprovalInfo: createPreApprovalInfoStore(connection, sealing),
      financialProfile: createFinancialProfileStore(connection),
      homeGoals: createHomeGoalsStore(connection),
      lenderMatches: createLenderMatchStore(connection),
      calendar: createCalendarEventStore(connection),
      calendarFeed: createCalendarFeedStore(connection),
      entitlements: createEntitlementStore(connection),
      homes: createHomeStore(connection),
      notices: createNoticeStore(connection),
      notificationChoices: createNotificationChoiceStore(connection),
      preApproval: createPreApprovalStore(connection),
      offers: createOfferStore(connection),
      purchaseContracts: createPurchaseContractStore(connection),
      mortgageApplications: createMortgageApplicationStore(connection),
      inspections: createInspectionStore(connection),
      underwritings: createUnderwritingStore(connection),
      conditions: createConditionStore(connection),
      closings: createClosingStore(connection),
      scenarios: createScenarioStore(connection),
      chats: createChatStore(connection),
      chatSettings: createChatSettingsStore(connection),
      documents,
      envelopes: createBuyerEnvelopesStore(connection, documents.files),
    },
    erasures: createErasureStore(connection),
  };
}
