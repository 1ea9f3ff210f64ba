import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';
import { moveButtonId } from '../../features/homes/index.js';
import type { CardsProps } from './cards.js';

/** Of the heading above the homes. */
export const homesTitleId = 'homes-title';

/** Id of a card's drag handle. */
export const dragHandleId = (homeId: string): string => `drag-${homeId}`;

/**
 * A moved card is remounted in its next column, so it loses the focus. The same control gets it back. If the card is
 * now out of sight, the next one gets the focus, so that the buyer needn't start at the top again.
 */
export function useFocusAfterMove(homes: readonly AssessedHome[], move: CardsProps['onMove']): CardsProps['onMove'] {
  const moved = useRef<Moved>(undefined);
  useLayoutEffect(() => {
    const { id, stage, controlIds } = moved.current ?? {};
    if (!controlIds || !homes.some((home) => home.id === id && home.stage === stage)) return;
    moved.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const control = controlIds.map((controlId) => document.getElementById(controlId)).find(Boolean);
    control?.focus({ preventScroll: control.id !== controlIds[0] });
  }, [homes]);
  return useCallback(
    (home, stage) => {
      const handleId = dragHandleId(home.id);
      const control = document.activeElement?.id === handleId ? handleId : moveButtonId(home.id);
      moved.current = { id: home.id, stage, controlIds: [control, ...neighborsOf(control), homesTitleId] };
      move(home, stage);
    },
    [move],
  );
}

interface Moved {
  readonly id: string;
  readonly stage: HomeStage;
  /** The first of them that is there gets the focus. */
  readonly controlIds: readonly string[];
}

/** The same control of the next card and of the one before. */
function neighborsOf(controlId: string): string[] {
  const control = document.getElementById(controlId);
  const [kind = ''] = controlId.split('-');
  const card = control?.closest('li');
  return [card?.nextElementSibling, card?.previousElementSibling].flatMap(
    (neighbor) => neighbor?.querySelector(`[id^="${kind}-"]`)?.id ?? [],
  );
}
