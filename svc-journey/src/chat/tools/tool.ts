import type { AffordabilityResult, BuyerFigures } from '@hearthway/contracts/affordability';
import type {
  AssessedHome,
  CalendarEntry,
  ChatAction,
  ChatCard,
  ChatCitation,
  ChatContext,
  ChatContextChoices,
  ChatNotice,
  DocumentSlot,
  FinancialProfile,
  HomeEntry,
  LenderMatch,
  Milestone,
  MilestoneRule,
  MortgageRates,
  SavedPreApprovalInfo,
  Scenario,
  ScenarioEntry,
} from '@hearthway/contracts/journey';
import type { Knowledge } from '../../knowledge/index.js';
import type { CurrentContract } from '../../purchase-contract/index.js';
import type * as z from 'zod/mini';

/** What a proposed action does once it is confirmed. Parsed again then, by the contract of the room that does it. */
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

/** What a tool found. `text` is all that an answer may say of it: its figures are the evidence of the turn. */
export interface ToolResult {
  /** Markdown, in words that can be shown as they are. */
  readonly text: string;
  readonly cards?: readonly ChatCard[];
  readonly citations?: readonly ChatCitation[];
  /** What of the buyer’s was read. */
  readonly used?: readonly ChatContext[];
  readonly notices?: readonly ChatNotice[];
  readonly proposal?: Proposal;
  /** Whether the buyer was asked for something that is missing: their next words may be the answer. */
  readonly asksForMore?: boolean;
}

/** What tools may read of the other rooms, for one buyer. */
export interface BuyerReader {
  profile(): Promise<FinancialProfile | undefined>;
  homeAnswers(): Promise<Pick<SavedPreApprovalInfo, 'propertyType' | 'propertyUse' | 'propertyState'> | null>;
  scenarios(): Promise<readonly Scenario[]>;
  contract(): Promise<CurrentContract | undefined>;
  milestones(): Promise<readonly Milestone[]>;
  milestoneRules(): Promise<readonly MilestoneRule[]>;
  lenderMatches(): Promise<readonly LenderMatch[]>;
  /** Newest first, of every column of the board. */
  homes(): Promise<readonly AssessedHome[]>;
  /** The papers that the journey asks for, with what the buyer has uploaded. */
  documentSlots(): Promise<readonly DocumentSlot[]>;
  timeZone(): Promise<string>;
}

export interface ToolContext {
  readonly buyer: BuyerReader;
  readonly granted: ChatContextChoices;
  readonly now: Date;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly rates: MortgageRates;
  readonly computeAffordability: (figures: BuyerFigures, day: string) => AffordabilityResult;
  readonly knowledge: Knowledge;
  readonly newId: () => string;
  /** What was pasted beside the question; without it, what its first document says. */
  readonly pasted: string | undefined;
}

interface ToolDefinition<Input> {
  readonly name: string;
  /** For a model. */
  readonly description: string;
  readonly input: z.ZodMiniType<Input>;
  /** Proposes a change, which the buyer confirms. All others only read. */
  readonly proposes: boolean;
  /** What the page shows while it runs. */
  readonly activity: string;
  run(input: Input, context: ToolContext): Promise<ToolResult> | ToolResult;
}

export interface Tool extends Omit<ToolDefinition<unknown>, 'run'> {
  /** Parses the input, which nobody vouches for. @throws ZodError if it doesn’t fit */
  run(input: unknown, context: ToolContext): Promise<ToolResult>;
}

export function defineTool<Input>(definition: ToolDefinition<Input>): Tool {
  return {
    ...definition,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}

/** Says that a switch is off which would help, and offers it. */
export const contextOff = (context: ChatContext, text: string): ChatNotice => ({ code: 'context-off', text, context });
