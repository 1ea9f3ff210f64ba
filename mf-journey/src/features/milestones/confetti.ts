import { celebration } from '@hearthway/contracts/constants';
import confetti, { type Options } from 'canvas-confetti';

const showerEveryMilliseconds = 120;

/** A light shower from both sides for as long as the celebration lasts, with one burst in the middle of it. */
export function throwConfetti(canvas: HTMLCanvasElement, stop: AbortSignal): void {
  if (stop.aborted) return;
  // Without a worker: it would be made from a blob, which the content security policy refuses.
  const thrown = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const fire = (options: Options): void => void thrown({ ...look(canvas), ...options });

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

function look(canvas: HTMLCanvasElement): Options {
  const colors = ['--color-primary', '--color-accent', '--color-glow', '--color-warning'].map((token) =>
    colorOf(canvas, token),
  );
  return { ticks: 140, scalar: 0.9, colors };
}

/** A token as `#rrggbb`, whatever the browser made of it: as the color of an element it is always `rgb(…)`. */
function colorOf(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`;
  const parts = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
