import type { FrameCommand } from '../commands.js';
import type { FrameMessage } from '../frame-message.js';
import { pageAt, pageRead, pagesNear, topOf } from './layout.js';
import { empty } from './pdf-file.js';
import type { Drawing, ShownFile, ShownPage, Size } from './shown-file.js';
import { zoomed, type Zoom } from './zoom.js';

/** CSS pixels around pages, as in the style sheet. */
const gap = 12;
const scrollStep = 80;

export type Told = (message: FrameMessage) => void;

interface Place {
  readonly element: HTMLElement;
  /** As the first page, until it’s known. */
  size: Size;
  page?: ShownPage;
  /** Factor that it’s drawn at. */
  drawn?: number;
  isBroken?: boolean;
}

/**
 * Shows the pages of a file below each other. Only those near what is seen are drawn, one after the other, and what is
 * far is freed, so that long files work on a phone.
 */
export async function showPages(
  scroller: HTMLElement,
  file: ShownFile,
  tell: Told,
): Promise<(to: FrameCommand) => void> {
  const first = await file.page(0);
  const places = Array.from({ length: file.pages }, (_, index): Place => placeOf(index, file.pages, first));
  let zoom: Zoom = 'fit';
  let drawing:
    { readonly index: number; readonly scale: number; readonly task: Drawing; isStopped: boolean } | undefined;
  let isDrawing = false;
  let told = '';
  let asked: { readonly page: number; readonly top: number } | undefined;

  const room = (): number => scroller.clientWidth - 2 * gap;
  /** A wider page than the first one fits, too. */
  const scaleOf = ({ size }: Place): number => (zoom === 'fit' ? room() / Math.max(size.width, first.width) : zoom);
  const layout = () => ({ heights: places.map((place) => place.size.height * scaleOf(place)), gap });
  /** The page that was asked for, as long as nobody scrolls, since the last ones may have no room to be at the top. */
  const pageSeen = (): number =>
    asked?.top === scroller.scrollTop ? asked.page : pageRead(layout(), scroller.scrollTop, scroller.clientHeight);
  const near = (): number[] => pagesNear(layout(), scroller.scrollTop, scroller.clientHeight);

  function resize(place: Place): void {
    const scale = scaleOf(place);
    const { style } = place.element;
    style.width = `${place.size.width * scale}px`;
    style.height = `${place.size.height * scale}px`;
    // CSS pixels of a point, from which the texts get their size.
    style.setProperty('--total-scale-factor', String((scale * 96) / 72));
  }

  /** Changes sizes, and keeps what is in the middle there. */
  function keepPlace(change: () => void): void {
    const middle = scroller.scrollTop + scroller.clientHeight / 2;
    const before = layout();
    const index = pageAt(before, middle);
    const part = (middle - topOf(before, index)) / (before.heights[index] ?? 1);
    change();
    for (const place of places) resize(place);
    const after = layout();
    scroller.scrollTop = topOf(after, index) + part * (after.heights[index] ?? 1) - scroller.clientHeight / 2;
    update();
  }

  function update(): void {
    const wanted = new Set(near());
    for (const [index, place] of places.entries()) if (!wanted.has(index) && index !== drawing?.index) free(place);
    if (drawing && (!wanted.has(drawing.index) || drawing.scale !== scaleAt(drawing.index))) {
      drawing.isStopped = true;
      drawing.task.stop();
    }
    void drawAll();
    tellSeen();
  }

  /** Once something is seen, and after each change. */
  function tellSeen(): void {
    if (!places.some(({ drawn, isBroken }) => drawn !== undefined || isBroken)) return;
    const page = pageSeen();
    const percent = Math.round(scaleAt(page) * 100);
    const now = `${page} ${percent}`;
    if (now === told) return;
    told = now;
    tell({ kind: 'shown', page: page + 1, pages: file.pages, percent });
  }

  const scaleAt = (index: number): number => {
    const place = places[index];
    return place ? scaleOf(place) : 1;
  };

  async function drawAll(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (;;) {
      const index = near().find((candidate) => {
        const place = places[candidate];
        return place && !place.isBroken && place.drawn !== scaleOf(place);
      });
      const place = index === undefined ? undefined : places[index];
      if (index === undefined || !place) break;
      await drawOne(index, place);
    }
    isDrawing = false;
  }

  async function drawOne(index: number, place: Place): Promise<void> {
    try {
      const page = place.page ?? (await file.page(index));
      if (page.width !== place.size.width || page.height !== place.size.height) {
        keepPlace(() => {
          place.size = { width: page.width, height: page.height };
        });
      }
      const scale = scaleOf(place);
      drawing = { index, scale, task: page.draw(place.element, scale), isStopped: false };
      place.page = page;
      await drawing.task.done;
      place.drawn = scale;
    } catch {
      if (!drawing?.isStopped) {
        place.isBroken = true;
        place.element.textContent = 'This page can’t be shown.';
      }
    } finally {
      drawing = undefined;
      if (!near().includes(index)) free(place);
      tellSeen();
    }
  }

  scroller.replaceChildren(...places.map(({ element }) => element));
  for (const place of places) resize(place);
  scroller.addEventListener('scroll', onNextFrame(update), { passive: true });
  let width = scroller.clientWidth;
  new ResizeObserver(
    onNextFrame(() => {
      if (scroller.clientWidth === width) return;
      width = scroller.clientWidth;
      keepPlace(() => undefined);
    }),
  ).observe(scroller);
  update();

  return (command) => {
    if (command.kind === 'zoom') {
      const seen = scaleAt(pageSeen());
      keepPlace(() => {
        zoom = zoomed(seen, command.to);
      });
    } else if (command.kind === 'go') {
      const wanted = { first: 0, previous: pageSeen() - 1, next: pageSeen() + 1, last: file.pages - 1 }[command.to];
      const page = Math.min(Math.max(0, wanted), file.pages - 1);
      scroller.scrollTop = topOf(layout(), page) - gap;
      asked = { page, top: scroller.scrollTop };
      update();
    } else if (command.kind === 'scroll') {
      const isWide = scroller.scrollWidth > scroller.clientWidth;
      const by = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[command.to] as [number, number];
      if (by[0] !== 0 && !isWide) return;
      scroller.scrollBy(by[0] * scrollStep, by[1] * scrollStep);
    }
  };
}

function placeOf(index: number, pages: number, size: Size): Place {
  const element = document.createElement('div');
  element.className = 'page';
  element.role = 'group';
  element.ariaLabel = `Page ${index + 1} of ${pages}`;
  return { element, size };
}

function free(place: Place): void {
  if (!place.page) return;
  for (const canvas of place.element.querySelectorAll('canvas')) empty(canvas);
  place.element.replaceChildren();
  place.page.release();
  delete place.drawn;
  delete place.page;
}

/** At most once for each frame that the browser paints. */
function onNextFrame(action: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
}
