import type { HomeStage } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { HomeChangeDependencies } from './change-home.js';
import { followHomes } from './follow-homes.js';
import { withStage } from './stored-home.js';

/** A home that an offer or a contract moves on its buyer's board. */
export interface BoardMove {
  readonly userId: string;
  readonly homeId: string;
  readonly correlationId: string;
}

export type BoardMoves = ReturnType<typeof boardMoves>;

/** What offers and contracts do to the board, each in the transaction that decides it. */
export function boardMoves(dependencies: Omit<HomeChangeDependencies, 'transaction'>) {
  const { store, now } = dependencies;

  /** False if the buyer has no such home, maybe since they deleted it. */
  async function moveHome(
    { userId, homeId, correlationId }: BoardMove,
    nextStage: (stage: HomeStage) => HomeStage,
    transaction: Transaction,
  ): Promise<boolean> {
    const before = await store.findById(userId, homeId, transaction);
    if (!before) return false;
    const stage = nextStage(before.stage);
    if (stage === before.stage) return true;
    const after = withStage(before, stage, now());
    await store.save([after], transaction);
    await followHomes(dependencies, { userId, correlationId }, [{ before, after }], transaction);
    return true;
  }

  return {
    /** From any column. False if the buyer has no such home. */
    putUnderContract: (move: BoardMove, transaction: Transaction): Promise<boolean> =>
      moveHome(move, () => 'contract', transaction),

    /** From any column but Contract. */
    putUnderOffer: async (move: BoardMove, transaction: Transaction): Promise<void> => {
      await moveHome(move, (stage) => (stage === 'contract' ? stage : 'offer'), transaction);
    },

    /** Only from the column in which the offer or contract that ended had put it. */
    moveBack: async (
      { from, to, ...move }: BoardMove & Readonly<{ from: 'offer' | 'contract'; to: HomeStage }>,
      transaction: Transaction,
    ): Promise<void> => {
      await moveHome(move, (stage) => (stage === from ? to : stage), transaction);
    },
  };
}
