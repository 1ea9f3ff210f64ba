/** Removes links of styles that failed to load, because the loaders take an existing link for a loaded one. */
export function forgetFailedStyles(manifest: string): void {
  for (const link of stylesBeside(manifest)) if (hasFailed(link)) link.remove();
}

/** The loaders reuse a script element with the same URL, so they would wait for a hanging one again. */
export function forgetScripts(manifest: string): void {
  for (const script of document.querySelectorAll('script')) if (isBeside(manifest, script.src)) script.remove();
}

/** Leaves a version's styles to the markup that is shown. The loaders would take them for those of another version by their names. */
export function setAsideStyles(manifest: string): void {
  for (const link of stylesBeside(manifest)) delete link.dataset['href'];
}

/** Removes the styles of a version that isn't shown any more. */
export function forgetStyles(manifest: string): void {
  for (const link of stylesBeside(manifest)) link.remove();
}

/** Waits for pending styles and checks that all loaded. The loaders ignore failures, so the slice would show unstyled. */
export async function stylesLoaded(manifest: string): Promise<boolean> {
  const links = stylesBeside(manifest);
  await Promise.all(links.map(settled));
  return !links.some(hasFailed);
}

/** Whether the page links style sheets of this manifest's release. */
export function hasStylesBeside(manifest: string): boolean {
  return stylesBeside(manifest).length > 0;
}

/** Whether a file belongs to this manifest's release. */
function isBeside(manifest: string, url: string): boolean {
  return url.startsWith(new URL('.', new URL(manifest, location.href)).href);
}

function stylesBeside(manifest: string): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ href }) => isBeside(manifest, href));
}

// After a 404, browsers set `sheet` to null or leave it without rules.
const hasFailed = ({ sheet }: HTMLLinkElement): boolean => !sheet || sheet.cssRules.length === 0;

async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
