import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';
import { moveButtonId } from '../../features/homes/index.js';

export const dragHandleId = (homeId: string): string => `drag-${homeId}`;
/** The choice of the shown column on a phone. */
export const columnsId = 'home-columns';

/**
 * A moved card is mounted anew in its next column, so it loses the focus. Returns a function to call before a move: the
 * same control of the card has the focus again after it, or on a phone, where the card is gone, the choice of the column.
 */
export function useFocusAfterMove(homes: readonly AssessedHome[]): (homeId: string, stage: HomeStage) => void {
  const moved = useRef<{ homeId: string; stage: HomeStage; controlId: string }>(undefined);
  useLayoutEffect(() => {
    const { homeId, stage, controlId } = moved.current ?? {};
    if (!homes.some((home) => home.id === homeId && home.stage === stage)) return;
    moved.current = undefined;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || controlId === undefined) return;
    const columns = document.querySelector<HTMLElement>(`#${columnsId} [aria-pressed="true"]`);
    (document.getElementById(controlId) ?? columns)?.focus();
  }, [homes]);
  return useCallback((homeId, stage) => {
    const handle = dragHandleId(homeId);
    const controlId = document.activeElement?.id === handle ? handle : moveButtonId(homeId);
    moved.current = { homeId, stage, controlId };
  }, []);
}
