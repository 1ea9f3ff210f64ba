/** A dump is named by its time, without colons, which some file systems don't take. Names are in the order of time. */
export const dumpNameAt = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** @throws Error if it isn't the name of a dump */
export function timeOfDump(name: string): Date {
  const time = new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  if (Number.isNaN(time.getTime()) || dumpNameAt(time) !== name)
    throw new Error(`${name} isn’t named by the time of a dump`);
  return time;
}

/** The dumps among these that go when so many of the newest are kept. Other names are left alone. */
export function surplusDumps(names: readonly string[], keep: number): string[] {
  const pattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()
    .slice(keep);
}
