import type { ChatAction } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import { withAction, type StoredMessage } from '../threads/thread.js';
import { findThread } from '../threads/find-thread.js';
import type { ActionWork } from '../tools/index.js';

export interface ActionDecision {
  readonly userId: string;
  readonly threadId: string;
  readonly actionId: string;
  readonly decision: 'confirm' | 'decline';
  readonly correlationId: string;
}

/**
 * Does what was proposed, or lets it go. The same decision again changes nothing. What its room refuses stays open, with the reason.
 * @throws AppError `chat-thread.not-found`, `chat-action.not-found`, `chat-action.settled`
 */
export async function decideAction(dependencies: ChatDependencies, request: ActionDecision): Promise<ChatAction> {
  const { userId, threadId, actionId, decision, correlationId } = request;
  await findThread(dependencies, userId, threadId);
  const { message, action, work } = proposalIn(await dependencies.store.findMessages(userId, threadId), actionId);
  const wanted = decision === 'confirm' ? 'confirmed' : 'declined';
  if (action.status === wanted) return action;
  if (action.status === 'confirmed' || action.status === 'declined')
    throw new AppError('chat-action.settled', problemTexts.chatActionSettled);

  const settled =
    decision === 'decline'
      ? { ...action, status: 'declined' as const, failure: null }
      : await applied(dependencies, action, { userId, actionId, work, correlationId });
  await dependencies.store.saveParts(userId, threadId, message.id, withAction(message.parts, settled));
  return settled;
}

async function applied(
  { applyAction }: ChatDependencies,
  action: ChatAction,
  request: Parameters<ChatDependencies['applyAction']>[0],
): Promise<ChatAction> {
  try {
    return { ...action, status: 'confirmed', path: await applyAction(request), failure: null };
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
  throw new AppError('chat-action.not-found', problemTexts.chatActionNotFound);
}
