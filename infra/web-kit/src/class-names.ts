/** Joins the class names that hold; nothing else, so that a class list never needs a library. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
