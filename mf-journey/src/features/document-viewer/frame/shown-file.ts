export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page, in CSS pixels as on paper. */
export interface ShownPage extends Size {
  /** Draws it at this factor of its size into an empty element. Rejects if it can’t be drawn. */
  draw(into: HTMLElement, scale: number): Drawing;
  /** For the printer. */
  picture(): Promise<Blob>;
  /** Frees what drawing it needed. */
  release(): void;
}

export interface Drawing {
  readonly done: Promise<void>;
  /** `done` then rejects. */
  stop(): void;
}

export interface ShownFile {
  readonly pages: number;
  /** The size of the paper that it’s made for; `undefined` for a picture. */
  readonly paper: Size | undefined;
  /** Pages count from 0. */
  page(index: number): Promise<ShownPage>;
}

/** Nothing is wrong with the file, but this browser can’t show it. */
export class UnsupportedError extends Error {}
