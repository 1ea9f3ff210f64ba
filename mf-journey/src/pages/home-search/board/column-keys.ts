import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { HomeStage } from '@hearthway/contracts/journey';
import { stages } from '../columns.js';
import { homeOf } from './grabbed-home.js';

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** Each arrow key takes the card one column on or back. */
export const columnKeys: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps.get(event.code);
  if (step === undefined) return undefined;
  event.preventDefault();
  const current = (context.over?.id ?? (context.active && homeOf(context.active)?.stage)) as HomeStage;
  const next = stages[stages.indexOf(current) + step];
  const rect = next && context.droppableRects.get(next);
  return rect ? { x: rect.left + 8, y: rect.top + 8 } : currentCoordinates;
};
