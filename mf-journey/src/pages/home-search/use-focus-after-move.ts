import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';
import { moveButtonId } from '../../features/homes/index.js';
import type { CardsProps } from './cards.js';

/** Of the heading above the homes. */
export const homesTitleId = 'homes-title';

/** Of what a card is dragged by. */
export const dragHandleId = (homeId: string): string => `drag-${homeId}`;

/**
 * A card that moves is made anew in its next column, so it loses the focus. The same control of it gets the focus back, or else,
 * where the card is out of sight now, the heading above the homes.
 */
export function useFocusAfterMove(homes: readonly AssessedHome[], move: CardsProps['onMove']): CardsProps['onMove'] {
  const moved = useRef<{ readonly id: string; readonly stage: HomeStage; readonly controlId: string }>(undefined);
  useLayoutEffect(() => {
    const { id, stage, controlId } = moved.current ?? {};
    if (controlId === undefined || !homes.some((home) => home.id === id && home.stage === stage)) return;
    moved.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    (document.getElementById(controlId) ?? document.getElementById(homesTitleId))?.focus();
  }, [homes]);
  return useCallback(
    (home, stage) => {
      const handleId = dragHandleId(home.id);
      const isDragged = document.activeElement?.id === handleId;
      moved.current = { id: home.id, stage, controlId: isDragged ? handleId : moveButtonId(home.id) };
      move(home, stage);
    },
    [move],
  );
}
