import type { BuyerReader } from './tools/index.js';

/** What the other modules share about a buyer. */
export interface BuyerReads {
  readonly readProfile: (userId: string) => ReturnType<BuyerReader['profile']>;
  readonly findHomeAnswers: (userId: string) => ReturnType<BuyerReader['homeAnswers']>;
  readonly listScenarios: (userId: string) => ReturnType<BuyerReader['scenarios']>;
  readonly listMilestones: (userId: string) => ReturnType<BuyerReader['milestones']>;
  readonly listMilestoneRules: (userId: string) => ReturnType<BuyerReader['milestoneRules']>;
  readonly listLenderMatches: (userId: string) => ReturnType<BuyerReader['lenderMatches']>;
  readonly listHomes: (userId: string) => ReturnType<BuyerReader['homes']>;
  readonly readPreApproval: (userId: string) => ReturnType<BuyerReader['preApproval']>;
  readonly readDocumentSlots: (userId: string) => ReturnType<BuyerReader['documentSlots']>;
  readonly listEnvelopes: (userId: string) => ReturnType<BuyerReader['envelopes']>;
  readonly listEvents: (userId: string) => ReturnType<BuyerReader['events']>;
  readonly readContract: (userId: string) => ReturnType<BuyerReader['contract']>;
  readonly listOffers: (userId: string) => ReturnType<BuyerReader['offers']>;
  readonly readMortgageApplication: (userId: string) => ReturnType<BuyerReader['mortgageApplication']>;
  readonly readInspection: (userId: string) => ReturnType<BuyerReader['inspection']>;
  readonly readUnderwriting: (userId: string) => ReturnType<BuyerReader['underwriting']>;
  readonly listConditions: (userId: string) => ReturnType<BuyerReader['conditions']>;
  readonly readAppraisal: (userId: string) => ReturnType<BuyerReader['appraisal']>;
  readonly readClosing: (userId: string) => ReturnType<BuyerReader['closing']>;
}

/** Reads for one buyer. The tools don’t ask for what the buyer hasn’t granted. */
export const buyerReader = (reads: BuyerReads, userId: string): BuyerReader => ({
  profile: () => reads.readProfile(userId),
  homeAnswers: () => reads.findHomeAnswers(userId),
  scenarios: () => reads.listScenarios(userId),
  milestones: () => reads.listMilestones(userId),
  milestoneRules: () => reads.listMilestoneRules(userId),
  lenderMatches: () => reads.listLenderMatches(userId),
  homes: () => reads.listHomes(userId),
  preApproval: () => reads.readPreApproval(userId),
  documentSlots: () => reads.readDocumentSlots(userId),
  envelopes: () => reads.listEnvelopes(userId),
  events: () => reads.listEvents(userId),
  contract: () => reads.readContract(userId),
  offers: () => reads.listOffers(userId),
  mortgageApplication: () => reads.readMortgageApplication(userId),
  inspection: () => reads.readInspection(userId),
  underwriting: () => reads.readUnderwriting(userId),
  conditions: () => reads.listConditions(userId),
  appraisal: () => reads.readAppraisal(userId),
  closing: () => reads.readClosing(userId),
});
