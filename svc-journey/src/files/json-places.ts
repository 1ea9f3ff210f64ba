/** Where the values of a JSON text begin, for messages. `JSON.parse` doesn't tell, nor where many errors are. */
export interface JsonPlaces {
  /** The offset of the value at a path. `undefined` if there is none. */
  readonly offsetOf: (path: readonly PropertyKey[]) => number | undefined;
  /** Where the text stops being JSON, and what should be there. */
  readonly error?: { readonly offset: number; readonly expected: string };
}

export function jsonPlaces(text: string): JsonPlaces {
  const reader = new PlaceReader(text);
  const offsetOf = (path: readonly PropertyKey[]) => reader.offsets.get(keyOf(path));
  try {
    reader.readWhole();
    return { offsetOf };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { offsetOf, error: { offset: reader.offset, expected: error.message } };
  }
}

class NotJson extends Error {}

const keyOf = (path: readonly PropertyKey[]): string => path.map((part) => JSON.stringify(String(part))).join(' ');

class PlaceReader {
  readonly offsets = new Map<string, number>();
  readonly #text: string;
  offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): void {
    this.#value([]);
    this.#skipSpace();
    if (this.offset < this.#text.length) throw new NotJson('the end of the file');
  }

  #value(path: readonly PropertyKey[]): void {
    this.#skipSpace();
    this.offsets.set(keyOf(path), this.offset);
    if (this.#take(/\{/y)) {
      this.#list('}', () => {
        const name = this.#take(string);
        if (name === undefined) throw new NotJson('a name in double quotes');
        this.#skipSpace();
        if (!this.#take(/:/y)) throw new NotJson(':');
        this.#value([...path, JSON.parse(name) as string]);
      });
    } else if (this.#take(/\[/y)) {
      this.#list(']', (index) => {
        this.#value([...path, index]);
      });
    } else if (this.#take(string) === undefined && this.#take(scalar) === undefined) {
      throw new NotJson('a value');
    }
  }

  #list(end: '}' | ']', readItem: (index: number) => void): void {
    const isEnd = () => {
      this.#skipSpace();
      return this.#take(end === '}' ? /\}/y : /\]/y) !== undefined;
    };
    if (isEnd()) return;
    for (let index = 0; ; index += 1) {
      this.#skipSpace();
      readItem(index);
      if (isEnd()) return;
      if (!this.#take(/,/y)) throw new NotJson(`, or ${end}`);
    }
  }

  #skipSpace(): void {
    this.#take(/[\t\n\r ]+/y);
  }

  /** Matches the pattern (which must be sticky) at the current position. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.offset += found.length;
    return found;
  }
}

const string = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
