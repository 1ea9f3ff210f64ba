import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { FieldEntry } from '@hearthway/contracts/journey';
import { FieldBox, fieldNames, FieldWords } from '../../features/envelopes/index.js';
import { grownBy, movedBy, type Point } from './draft.js';
import css from './signatures.module.css';

interface PlacedFieldProps {
  readonly field: FieldEntry;
  readonly isChosen: boolean;
  /** In the order of signing, from 0. */
  readonly signer: number;
  readonly signerName: string;
  readonly onChoose: () => void;
  readonly onChange: (field: FieldEntry) => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/** Of the page, for each press of an arrow key. */
const step = 0.01;
const arrows = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-step, 0]],
  ['ArrowRight', [step, 0]],
  ['ArrowUp', [0, -step]],
  ['ArrowDown', [0, step]],
]);

export const fieldElementId = (id: string): string => `field-${id}`;

/**
 * A field that is moved and resized with a mouse, a finger, or the arrow keys. A finger chooses it first, so that a page still
 * scrolls under a finger that starts on a field.
 */
export function PlacedField(props: PlacedFieldProps): ReactNode {
  const { field, isChosen, signer, signerName, onChoose, onChange, onRemove, onLeave } = props;
  const { dragged, ...dragging } = useDrag(field, onChange);
  const shown = dragged ?? field;
  const name = field.label || fieldNames[field.kind];
  const press = (event: KeyboardEvent): void => {
    const way = arrows.get(event.key);
    if (way) onChange(event.shiftKey ? grownBy(field, ...way) : movedBy(field, ...way));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <FieldBox
      id={fieldElementId(field.id)}
      place={shown}
      signer={signer}
      state={isChosen ? 'chosen' : 'empty'}
      aria-label={`${name} of ${signerName}, page ${field.page}`}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onClick={onChoose}
      onKeyDown={press}
      {...dragging}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch') onChoose();
        if (event.pointerType !== 'touch' || isChosen) dragging.onPointerDown(event);
      }}
    >
      <FieldWords>
        {name} · {signerName}
      </FieldWords>
      {isChosen && <span className={css['handle']} data-handle="" />}
    </FieldBox>
  );
}

interface Drag {
  readonly isResizing: boolean;
  readonly from: Point;
  readonly to: Point;
}

/** While it is dragged, the field is only shown elsewhere. Where it is dropped, it stays. */
function useDrag(field: FieldEntry, onDrop: (field: FieldEntry) => void) {
  const [drag, setDrag] = useState<Drag>();
  const dragged = drag && after(field, drag);
  const end = (): void => {
    setDrag(undefined);
  };
  return {
    dragged,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const at = pointOn(event);
      if (event.button !== 0 || !at) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const isResizing = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      setDrag({ isResizing, from: at, to: at });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const to = pointOn(event);
      if (drag && to) setDrag({ ...drag, to });
    },
    onPointerUp: (): void => {
      if (dragged && (dragged.x !== field.x || dragged.y !== field.y || isResized(dragged, field))) onDrop(dragged);
      end();
    },
    onPointerCancel: end,
  };
}

const isResized = (one: FieldEntry, other: FieldEntry): boolean =>
  one.width !== other.width || one.height !== other.height;

function after(field: FieldEntry, { isResizing, from, to }: Drag): FieldEntry {
  const [right, down] = [to.x - from.x, to.y - from.y];
  return isResizing ? grownBy(field, right, down) : movedBy(field, right, down);
}

/** In shares of the page, wherever it has scrolled to. */
function pointOn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point | undefined {
  const page = currentTarget.parentElement?.getBoundingClientRect();
  if (!page || page.width === 0) return undefined;
  return { x: (clientX - page.left) / page.width, y: (clientY - page.top) / page.height };
}
