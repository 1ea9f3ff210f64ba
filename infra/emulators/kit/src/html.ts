/** Markup that is safe to send: its values are escaped. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

/** A value in a template. `undefined` and `false` render nothing, so that a part can depend on a condition. */
export type HtmlValue = Html | string | number | undefined | false | readonly HtmlValue[];

/** An HTML template. Escapes every value that is not `Html`. Attributes with values must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const markup = parts.map((part, index) => (index === 0 ? part : render(values[index - 1]) + part));
  return new Html(markup.join(''));
}

function render(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return value.map(render).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) =>
    Object.hasOwn(entities, character) ? (entities[character] ?? '') : character,
  );
