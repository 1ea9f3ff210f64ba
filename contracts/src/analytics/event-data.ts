/** The most bytes that an event's data may take as JSON. */
export const eventDataMaximumBytes = 2048;
/** The most levels of objects and lists in an event's data, counting the data itself. */
export const eventDataMaximumDepth = 3;

const plainName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Whether an event's data is small and flat enough to store, with plain names only: no `$`, no dot, no `__proto__`. */
export function fitsEventData(data: unknown): boolean {
  return isShallow(data) && bytesOf(data) <= eventDataMaximumBytes;
}

/** Level by level, so that deep nesting can't exhaust the stack or cost more time. */
function isShallow(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const containers = level.filter((value) => typeof value === 'object' && value !== null);
    if (containers.length > 0 && depth === eventDataMaximumDepth) return false;
    if (!containers.every((value) => Array.isArray(value) || Object.keys(value).every((key) => plainName.test(key)))) {
      return false;
    }
    level = containers.flatMap((value): unknown[] => Object.values(value));
  }
  return true;
}

function bytesOf(data: unknown): number {
  return new TextEncoder().encode(JSON.stringify(data)).length;
}
