/** Maximum length of an object (specification, section 2). */
const objectCharacters = 30;

/** Formats one value of an event's data. */
export function formatEventData(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const characters = Array.from(JSON.stringify(value));
  return characters.length <= objectCharacters
    ? characters.join('')
    : `${characters.slice(0, objectCharacters).join('')}…`;
}
