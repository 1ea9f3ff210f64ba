/** As long as a value that is an object may be where it is shown (specification, section 2). */
const objectCharacters = 30;

/** One value of an event's data, in one line. */
export function eventDataText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const characters = Array.from(JSON.stringify(value));
  return characters.length <= objectCharacters
    ? characters.join('')
    : `${characters.slice(0, objectCharacters).join('')}…`;
}
