/** Looks up a key that may be any text. Never finds what every object inherits, such as `constructor`. */
export function ownValue<Value>(record: Readonly<Partial<Record<string, Value>>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
