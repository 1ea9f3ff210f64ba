import { celebration } from '@hearthway/contracts/constants';
import confetti, { type Options } from 'canvas-confetti';

const showerEveryMilliseconds = 120;

/** Confetti from both sides, with one burst in the middle. Stops by itself or with `stop`. */
export function throwConfetti(canvas: HTMLCanvasElement, stop: AbortSignal): void {
  if (stop.aborted) return;
  // The content security policy blocks the library's worker, which it creates from a blob.
  const thrown = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const fire = (options: Options): void => void thrown({ ...confettiStyle(canvas), ...options });

  const shower = setInterval(() => {
    fire({ particleCount: 5, angle: 60, spread: 55, origin: { x: 0, y: 0.7 } });
    fire({ particleCount: 5, angle: 120, spread: 55, origin: { x: 1, y: 0.7 } });
  }, showerEveryMilliseconds);
  const burst = setTimeout(() => {
    fire({ particleCount: 70, spread: 100, startVelocity: 38, origin: { x: 0.5, y: 0.5 } });
  }, celebration.burstAtMilliseconds);
  const end = setTimeout(() => {
    clearInterval(shower);
  }, celebration.confettiMilliseconds);

  stop.addEventListener('abort', () => {
    clearInterval(shower);
    clearTimeout(burst);
    clearTimeout(end);
    thrown.reset();
  });
}

function confettiStyle(canvas: HTMLCanvasElement): Options {
  const colors = ['--color-primary', '--color-accent', '--color-glow', '--color-warning'].map((token) =>
    colorOf(canvas, token),
  );
  return { ticks: 140, scalar: 0.9, colors };
}

/** A color token as `#rrggbb`. Computed styles are always `rgb(…)`, however the token is written. */
function colorOf(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`;
  const parts = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
