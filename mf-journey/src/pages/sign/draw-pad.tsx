import { useState, type PointerEvent, type ReactNode } from 'react';
import { signingLimits, type Drawing } from '@hearthway/contracts/journey';
import { pathOf, withPoint } from './answers.js';
import css from './sign.module.css';

interface DrawPadProps {
  readonly label: string;
  readonly drawing: Drawing;
  readonly onDraw: (drawing: Drawing) => void;
}

const units = signingLimits.drawingUnits;
/** Of the pad, which is wider than high. */
const high = 360;

/** Where someone signs with a mouse, a finger, or a pen. */
export function DrawPad({ label, drawing, onDraw }: DrawPadProps): ReactNode {
  const [stroke, setStroke] = useState<readonly number[]>();
  const shown = stroke ? [...drawing, [...stroke]] : drawing;
  const points = drawing.flat().length / 2;
  const start = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || points >= signingLimits.drawingPoints) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStroke(pointOf(event.currentTarget, event));
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const pad = event.currentTarget;
    const path = pathTo(event.nativeEvent).map((point) => pointOf(pad, point));
    setStroke((before) => before && path.reduce((line, point) => withPoint(line, point, points), before));
  };
  const end = (): void => {
    if (stroke) onDraw([...drawing, [...stroke]]);
    setStroke(undefined);
  };
  return (
    <svg
      role="img"
      aria-label={label}
      className={css['pad']}
      viewBox={`0 0 ${units} ${high}`}
      onPointerDown={alone(start)}
      onPointerMove={alone(move)}
      onPointerUp={alone(end)}
      onPointerCancel={alone(end)}
    >
      <path className={css['baseline']} d={`M60 ${high * 0.75}H${units - 60}`} />
      <path className={css['ink']} d={pathOf(shown)} />
    </svg>
  );
}

type Handler = (event: PointerEvent<SVGSVGElement>) => void;

/** A second finger or a palm doesn’t draw. */
const alone =
  (handle: Handler): Handler =>
  (event) => {
    if (event.isPrimary) handle(event);
  };

/** Where the pen was since the last event. Older browsers only say where it is. */
function pathTo(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const path = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return path.length > 0 ? path : [event];
}

type Point = [x: number, y: number];

function pointOf(
  pad: SVGSVGElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = pad.getBoundingClientRect();
  return [within((clientX - left) / width, units), within((clientY - top) / height, high)];
}

const within = (share: number, most: number): number => Math.round(Math.max(0, Math.min(share, 1)) * most);
