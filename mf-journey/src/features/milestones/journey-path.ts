/** Measures of the path that the animated view draws, in pixels; its style sheet places the stops by the same. */
export const journeyPath = { stopWidth: 104, height: 212, high: 80, low: 132 } as const;

export interface JourneyPathShape {
  readonly width: number;
  /** The way itself, from the edge through the middle of every stop to the last: an SVG path. */
  readonly line: string;
  /** The land below it. */
  readonly ground: string;
}

/** A way over gentle hills: stops lie low and high by turns, beginning low. */
export function journeyPathShape(stops: number): JourneyPathShape {
  const { stopWidth, height, low } = journeyPath;
  const width = stops * stopWidth;
  const middles = Array.from({ length: stops }, (_, place) => ({ x: middleOf(place), y: heightOf(place) }));
  const line = middles.reduce((drawn, to, place) => `${drawn} ${curve(middles[place - 1], to)}`, `M 0 ${low}`);
  return { width, line, ground: `${line} H ${width} V ${height} H 0 Z` };
}

/** How much of the width has been walked when one stands at this stop, from 0 to 1; all of it behind the last one. */
export function walkedShare(place: number, stops: number): number {
  return place < stops ? middleOf(place) / (stops * journeyPath.stopWidth) : 1;
}

function middleOf(place: number): number {
  return (place + 0.5) * journeyPath.stopWidth;
}

function heightOf(place: number): number {
  return place % 2 === 0 ? journeyPath.low : journeyPath.high;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Level at both ends; from the edge on without a beginning. */
function curve(from: Point | undefined, to: Point): string {
  if (!from) return `H ${to.x}`;
  const middle = (from.x + to.x) / 2;
  return `C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}
