import type { ChatAction } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import { findThread } from '../threads/find-thread.js';
import type { StoredMessage } from '../threads/thread.js';
import type { ActionWork } from '../tools/index.js';
import { applyAction, type ActionRequest } from './apply-action.js';

export interface ActionDecision {
  readonly userId: string;
  readonly threadId: string;
  readonly actionId: string;
  readonly decision: 'confirm' | 'decline';
  readonly correlationId: string;
}

const outcomes = { confirm: 'confirmed', decline: 'declined' } as const;
const open: readonly ChatAction['status'][] = ['proposed', 'failed'];

/** How long an action may take. After that, one whose process was killed can be declined. */
const leaseMilliseconds = 15_000;

/**
 * Carries out a proposal or declines it. Repeating the decision changes nothing. If its module refuses, the proposal
 * stays open, with the reason. While being carried out it can’t be declined, and once done it counts as confirmed, even
 * if that took too long.
 * @throws AppError `chat-thread.not-found`, `chat-action.not-found`, `chat-action.settled`
 */
export async function decideAction(dependencies: ChatDependencies, decision: ActionDecision): Promise<ChatAction> {
  const { userId, threadId, actionId } = decision;
  const thread = await findThread(dependencies, userId, threadId);
  const { store, now } = dependencies;
  const { message, action, work } = proposalIn(await store.findMessages(thread), actionId);
  if (action.status === outcomes[decision.decision]) return action;
  const isDecline = decision.decision === 'decline';
  if (!open.includes(action.status) || (isDecline && isConfirming(message, actionId, now()))) {
    throw new AppError('chat-action.settled', 'You decided this in another window. Reload the page to see it.');
  }
  if (!isDecline) {
    const until = new Date(now().getTime() + leaseMilliseconds);
    if (!(await store.claimAction(message, { actionId, until }, open))) return decideAction(dependencies, decision);
  }
  const decided: ChatAction = isDecline
    ? { ...action, status: 'declined', failure: null }
    : await applied(dependencies, action, { ...decision, work });
  const from = decided.status === 'confirmed' ? [...open, outcomes.decline] : open;
  const isSaved = await store.saveAction(message, decided, from);
  // Another request decided it in the meantime. That happens only once: the next call finds its decision.
  if (!isSaved) return decideAction(dependencies, decision);
  dependencies.running.show(message, { type: 'data-action', id: actionId, data: decided });
  return decided;
}

const isConfirming = ({ confirming }: StoredMessage, actionId: string, at: Date): boolean =>
  !!confirming && confirming.actionId === actionId && confirming.until > at;

async function applied(
  dependencies: ChatDependencies,
  action: ChatAction,
  request: ActionRequest,
): Promise<ChatAction> {
  try {
    return { ...action, status: 'confirmed', path: await applyAction(dependencies, request), failure: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...action, status: 'failed', failure: error.message };
  }
}

interface FoundProposal {
  readonly message: StoredMessage;
  readonly action: ChatAction;
  readonly work: ActionWork;
}

function proposalIn(messages: readonly StoredMessage[], actionId: string): FoundProposal {
  for (const message of messages) {
    const action = message.parts.flatMap((part) =>
      part.type === 'data-action' && part.data.id === actionId ? [part.data] : [],
    )[0];
    const work = Object.hasOwn(message.works, actionId) ? message.works[actionId] : undefined;
    if (action && work) return { message, action, work };
  }
  throw new AppError('chat-action.not-found', 'We couldn’t find what you decided on. Reload the page, and ask again.');
}
