/** @returns undefined for a text that is no JSON */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
