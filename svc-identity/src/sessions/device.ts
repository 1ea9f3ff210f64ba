import Bowser from 'bowser';

/** Real user agents are shorter. The library's patterns are linear, but nobody has to wait for more than this. */
const longestUserAgent = 512;

/** The library returns the name of any other client as it was sent, and it could say anything. */
const browsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * A browser and its system, so that buyers recognize their sessions: "Firefox on Windows". `null` when the User-Agent names
 * neither. Versions are left out: they change, and would tell devices apart that look the same to their owner.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent || userAgent.length > longestUserAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browsers.has(browser.name) && browser.name, os.name].filter(Boolean).join(' on ') || null;
}
