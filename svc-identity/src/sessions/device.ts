/** Browsers by what only they put in their User-Agent, before those whose marks others repeat. */
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

/** Systems likewise: an iPhone also says that it is like a Mac, and Android that it is Linux. */
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
 * A browser and its system, so that buyers recognize their sessions: `Chrome on Windows`. Null when the User-Agent names
 * neither. Says only names of ours, whatever was sent. Versions are left out: they change, and help nobody recognize
 * anything.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const nameIn = (kinds: readonly (readonly [marks: readonly string[], name: string])[]): string | undefined =>
    kinds.find(([marks]) => marks.some((mark) => userAgent?.includes(mark)))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(' on ') || null;
}
