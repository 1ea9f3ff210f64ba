/** Dimensions of the animated path in pixels. The style sheet places the stops by the same ones. */
export const journeyPath = { stopWidth: 104, height: 212, high: 80, low: 132 } as const;

export interface JourneyPathShape {
  readonly width: number;
  /** SVG path from the left edge through the middle of every stop. */
  readonly line: string;
  /** SVG path of the area below the line. */
  readonly ground: string;
}

/** A wavy path: stops alternate between low and high, starting low. */
export function journeyPathShape(stops: number): JourneyPathShape {
  const { stopWidth, height, low } = journeyPath;
  const width = stops * stopWidth;
  const middles = Array.from({ length: stops }, (_, place) => ({ x: middleOf(place), y: heightOf(place) }));
  const line = middles.reduce((drawn, to, place) => `${drawn} ${curve(middles[place - 1], to)}`, `M 0 ${low}`);
  return { width, line, ground: `${line} H ${width} V ${height} H 0 Z` };
}

/** Share of the width up to this stop, from 0 to 1; 1 after the last stop. */
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

/** A curve that is level at both ends; a straight line from the edge to the first stop. */
function curve(from: Point | undefined, to: Point): string {
  if (!from) return `H ${to.x}`;
  const middle = (from.x + to.x) / 2;
  return `C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}
