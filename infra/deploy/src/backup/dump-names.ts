/** A dump is named by its time, without colons, which some file systems don't take. Names are in the order of time. */
export const dumpNameAt = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** @throws Error if it isn't the name of a dump */
export function timeOfDump(name: string): Date {
  const time = new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  if (Number.isNaN(time.getTime()) || dumpNameAt(time) !== name)
    throw new Error(`${name} isn’t named by the time of a dump`);
  return time;
}

const pattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;
const end = '.unfinished';

/** The name of a dump until it's whole. */
export const unfinished = (name: string): string => `${name}${end}`;

/** The unfinished dumps among these that began more than a day ago: what wrote them was killed. */
export function abandonedDumps(names: readonly string[], now: Date): string[] {
  const dayAgo = dumpNameAt(new Date(now.getTime() - 24 * 3_600_000));
  return names.filter((name) => {
    const dump = name.slice(0, -end.length);
    return name.endsWith(end) && pattern.test(dump) && dump < dayAgo;
  });
}

/** The dumps among these that go when so many of the newest are kept. Other names are left alone. */
export function surplusDumps(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()
    .slice(keep);
}
