/** Removes the styles that failed, so that they are asked for again: the loaders take a link for one that loaded. */
export function forgetFailedStyles(manifest: string | undefined): void {
  for (const link of stylesBeside(manifest)) if (hasFailed(link)) link.remove();
}

/** Whether a slice has its styles; waits for those on their way. No loader tells when one fails, and the slice would show without. */
export async function stylesLoaded(manifest: string | undefined): Promise<boolean> {
  const links = stylesBeside(manifest);
  await Promise.all(links.map(settled));
  return !links.some(hasFailed);
}

/** Whether the page names style sheets that were released together with this manifest. */
export function hasStylesBeside(manifest: string): boolean {
  return stylesBeside(manifest).length > 0;
}

/** Whether a file was released together with this manifest. */
export function isBeside(manifest: string | undefined, url: string): boolean {
  return manifest !== undefined && url.startsWith(new URL('.', new URL(manifest, location.href)).href);
}

function stylesBeside(manifest: string | undefined): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ href }) => isBeside(manifest, href));
}

// A browser gives a stylesheet that was not found no sheet, or one without rules.
const hasFailed = ({ sheet }: HTMLLinkElement): boolean => !sheet || sheet.cssRules.length === 0;

async function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
