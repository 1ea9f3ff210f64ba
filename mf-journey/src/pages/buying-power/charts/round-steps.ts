/**
 * Even steps from 0 to the first at or above `maximum`, about `wanted` of them, each 1, 2, 2.5, or 5 times a power of ten: the
 * numbers that people expect along an axis.
 */
export function roundSteps(maximum: number, wanted: number): readonly number[] {
  if (maximum <= 0) return [0];
  const least = maximum / wanted;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (multiples.find((multiple) => multiple * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(maximum / step) + 1 }, (_, index) => index * step);
}

const multiples = [1, 2, 2.5, 5] as const;
