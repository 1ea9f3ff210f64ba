import { useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { fieldKinds, type FieldKind } from '@hearthway/contracts/journey';
import { fieldNames } from '../../features/envelopes/index.js';
import { sizeOf, type Point } from './draft.js';
import css from './signatures.module.css';
import type { Pen } from './use-pen.js';

interface PaletteProps {
  readonly pen: Pen;
  readonly isFull: boolean;
  /** The page that fields are dropped on. */
  readonly paperRef: RefObject<HTMLElement | null>;
  /** What the next click on the page puts there, if anything. */
  readonly onArm: (kind: FieldKind | null) => void;
  /** In the middle, unless there is a point in shares of the page. */
  readonly onPut: (kind: FieldKind, at?: Point) => void;
}

/** What follows the mouse. In pixels of the screen. */
interface Ghost {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Less is a click. */
const dragPixels = 6;

/** Kinds of fields: dragged onto the page, clicked and then placed by a click there, or put there with the keyboard. */
export function Palette({ pen, isFull, paperRef, onArm, onPut }: PaletteProps): ReactNode {
  const [ghost, setGhost] = useState<Ghost>();
  const startRef = useRef<Point>(undefined);
  const hasDraggedRef = useRef(false);
  const start = (event: PointerEvent<HTMLElement>): void => {
    hasDraggedRef.current = false;
    // A finger scrolls the page.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    startRef.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLElement>, kind: FieldKind): void => {
    const from = startRef.current;
    const paper = paperRef.current?.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (!from || !paper || (!ghost && Math.hypot(x - from.x, y - from.y) < dragPixels)) return;
    hasDraggedRef.current = true;
    const width = sizeOf(kind).width * paper.width;
    const height = sizeOf(kind).height * paper.height;
    setGhost({ left: x - width / 2, top: y - height / 2, width, height });
  };
  const end = (event: PointerEvent<HTMLElement>, kind: FieldKind): void => {
    startRef.current = undefined;
    setGhost(undefined);
    const at = pointOn(paperRef.current, event);
    if (hasDraggedRef.current && at) onPut(kind, at);
  };
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>Fields</legend>
      {fieldKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={css['choice']}
          aria-pressed={kind === pen.kind}
          disabled={isFull}
          onPointerDown={start}
          onPointerMove={(event) => {
            move(event, kind);
          }}
          onPointerUp={(event) => {
            end(event, kind);
          }}
          onPointerCancel={() => {
            startRef.current = undefined;
            setGhost(undefined);
          }}
          onClick={({ detail }) => {
            if (detail === 0) onPut(kind);
            // The end of a drag is a click, too.
            else if (!hasDraggedRef.current) onArm(kind === pen.kind ? null : kind);
          }}
        >
          {fieldNames[kind]}
        </button>
      ))}
      {ghost && <span aria-hidden="true" className={css['ghost']} style={ghost} />}
    </fieldset>
  );
}

/** In shares of the page; `undefined` beside it. */
function pointOn(paper: HTMLElement | null, { clientX, clientY }: PointerEvent): Point | undefined {
  const box = paper?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const at = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  return Math.min(at.x, at.y) < 0 || Math.max(at.x, at.y) > 1 ? undefined : at;
}
