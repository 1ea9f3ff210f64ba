import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { homeStageNames, type HomeStage } from '@hearthway/contracts/journey';

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** Each arrow key takes the card one column on or back. `start` is the column that it is taken from. */
export const columnKeys =
  (start: () => HomeStage | undefined): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context }) => {
    const step = steps.get(event.code);
    if (step === undefined) return undefined;
    event.preventDefault();
    const current = (context.over?.id ?? start() ?? 'saved') as HomeStage;
    const next = homeStageNames[homeStageNames.indexOf(current) + step];
    const rect = next && context.droppableRects.get(next);
    return rect ? { x: rect.left + 8, y: rect.top + 8 } : currentCoordinates;
  };
