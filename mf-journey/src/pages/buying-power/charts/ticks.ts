/** Round numbers from 0 to `maximum`, about `wanted` of them: steps of 1, 2, 2.5, or 5 times a power of ten. */
export function ticksUpTo(maximum: number, wanted: number): readonly number[] {
  if (maximum <= 0) return [0];
  const least = maximum / wanted;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (steps.find((candidate) => candidate * power >= least) ?? 10) * power;
  return Array.from({ length: Math.floor(maximum / step) + 1 }, (_, index) => index * step);
}

const steps = [1, 2, 2.5, 5, 10] as const;
