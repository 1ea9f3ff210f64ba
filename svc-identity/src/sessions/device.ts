/** Browsers by a mark unique to their User-Agent, listed before those whose marks others copy. */
const browsers = [
  [['Edg/', 'EdgA/', 'EdgiOS/'], 'Edge'],
  [['OPR/', 'OPT/', 'OPX/'], 'Opera'],
  [['SamsungBrowser/'], 'Samsung Internet'],
  [['Vivaldi/'], 'Vivaldi'],
  [['DuckDuckGo/', 'Ddg/'], 'DuckDuckGo'],
  [['Firefox/', 'FxiOS/'], 'Firefox'],
  [['Chrome/', 'CriOS/', 'Chromium/'], 'Chrome'],
  [['Safari/'], 'Safari'],
] as const;

/** Likewise for systems: an iPhone also claims to be like a Mac, and Android to be Linux. */
const systems = [
  [['iPhone'], 'iPhone'],
  [['iPad'], 'iPad'],
  [['Android'], 'Android'],
  [['Windows'], 'Windows'],
  [['CrOS'], 'ChromeOS'],
  [['Macintosh', 'Mac OS X'], 'Mac'],
  [['Linux', 'X11'], 'Linux'],
] as const;

/**
 * A browser and its system, so that buyers recognize their sessions: `Chrome on Windows`. Null when the User-Agent
 * names neither. Contains only our own names, whatever was sent. Versions are left out: they change, and don't help
 * anyone recognize anything.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const nameIn = (kinds: readonly (readonly [marks: readonly string[], name: string])[]): string | undefined =>
    kinds.find(([marks]) => marks.some((mark) => userAgent?.includes(mark)))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' on ') || null;
}
