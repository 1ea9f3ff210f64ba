import type { HomeAnswers } from '@hearthway/contracts/affordability';
import type {
  AppraisalView,
  AssessedHome,
  CalendarEntry,
  CalendarEvent,
  ChatAction,
  ChatCard,
  ChatCitation,
  ChatContext,
  ChatContextChoices,
  ChatNotice,
  ClosingView,
  Condition,
  Deadline,
  DocumentSlot,
  Envelope,
  FinancialProfile,
  HomeEntry,
  InspectionView,
  LenderMatch,
  Milestone,
  MilestoneRule,
  MortgageApplicationView,
  MortgageRates,
  Offer,
  PreApprovalLetter,
  PreApprovalProgress,
  PurchaseContract,
  Scenario,
  ScenarioEntry,
  UnderwritingView,
} from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import type * as z from 'zod/mini';
import type { Knowledge } from '../../knowledge/index.js';
import { askAgain } from './ask-again.js';

/** What a proposed action does once confirmed. The contract of the module that does it parses it again then. */
export type ActionWork =
  | { readonly kind: 'add-event'; readonly entry: CalendarEntry }
  | { readonly kind: 'save-scenario'; readonly entry: ScenarioEntry }
  | { readonly kind: 'add-home'; readonly entry: HomeEntry }
  | { readonly kind: 'draft-message' }
  | { readonly kind: 'remember'; readonly text: string };

export interface Proposal {
  readonly action: ChatAction;
  readonly work: ActionWork;
}

/** A tool's findings. An answer may say its `text` and the content of its cards: their figures are the turn's evidence. */
export interface ToolResult {
  /** Markdown, in words that can be shown as is. */
  readonly text: string;
  readonly cards?: readonly ChatCard[];
  readonly citations?: readonly ChatCitation[];
  /** Which of the buyer’s data was read. */
  readonly used?: readonly ChatContext[];
  readonly notices?: readonly ChatNotice[];
  readonly proposal?: Proposal;
  /** Whether the buyer was asked for something missing: their next words may be the answer. */
  readonly asksForMore?: boolean;
}

/** What tools may read of the other modules, for one buyer. */
export interface BuyerReader {
  profile(): Promise<FinancialProfile>;
  /** The wizard’s answers about the home. */
  homeAnswers(): Promise<HomeAnswers>;
  scenarios(): Promise<readonly Scenario[]>;
  milestones(): Promise<readonly Milestone[]>;
  milestoneRules(): Promise<readonly MilestoneRule[]>;
  lenderMatches(): Promise<readonly LenderMatch[]>;
  /** Newest first, from every column of the board, each with what the buyer’s figures say about it. */
  homes(): Promise<readonly AssessedHome[]>;
  /** What the buyer keeps in Get Pre-Approved: the letters, and which papers were ticked off by hand. */
  preApproval(): Promise<{ readonly letters: readonly PreApprovalLetter[]; readonly progress: PreApprovalProgress }>;
  /** The documents that the journey asks for, in its order. */
  documentSlots(): Promise<readonly DocumentSlot[]>;
  /** What was put into an envelope, to be signed. The newest first. */
  envelopes(): Promise<readonly Envelope[]>;
  /** Earliest first, including past ones. */
  events(): Promise<readonly CalendarEvent[]>;
  /** The current contract, its deadlines earliest first; `undefined` while nothing is under contract. */
  contract(): Promise<{ readonly contract: PurchaseContract; readonly deadlines: readonly Deadline[] } | undefined>;
  /** Latest first. */
  offers(): Promise<readonly Offer[]>;
  mortgageApplication(): Promise<MortgageApplicationView>;
  inspection(): Promise<InspectionView>;
  underwriting(): Promise<UnderwritingView>;
  /** In the order in which they are due. */
  conditions(): Promise<readonly Condition[]>;
  appraisal(): Promise<AppraisalView>;
  /** The closing, and the first year after it. */
  closing(): Promise<ClosingView>;
}

export interface ToolContext {
  readonly buyer: BuyerReader;
  readonly granted: ChatContextChoices;
  readonly now: Date;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly timeZone: string;
  readonly rates: MortgageRates;
  /** The dated rows in effect on that day, by key. */
  readonly rows: ReadonlyMap<string, PolicyRow>;
  readonly knowledge: Knowledge;
  readonly newId: () => string;
  /** Text pasted along with the question. */
  readonly pasted: string | undefined;
}

interface ToolDefinition<Input> {
  readonly name: string;
  /** For a model. */
  readonly description: string;
  readonly input: z.ZodMiniType<Input>;
  /** Proposes a change for the buyer to confirm. All others only read. */
  readonly proposes: boolean;
  /** What the page shows while it runs. */
  readonly activity: string;
  run(input: Input, context: ToolContext): Promise<ToolResult> | ToolResult;
}

export interface Tool extends Omit<ToolDefinition<unknown>, 'run'> {
  /** Parses the input, which can't be trusted. If something doesn’t fit, asks again. */
  run(input: unknown, context: ToolContext): Promise<ToolResult>;
}

export function defineTool<Input>(definition: ToolDefinition<Input>): Tool {
  return {
    ...definition,
    run: async (input, context) => {
      const read = definition.input.safeParse(input);
      return read.success ? definition.run(read.data, context) : askAgain(read.error);
    },
  };
}

/** Says that a switch that would help is off, and offers to turn it on. */
export const contextOff = (context: ChatContext, text: string): ChatNotice => ({ code: 'context-off', text, context });
