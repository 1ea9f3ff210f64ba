import { pageElements } from '@hearthway/contracts/constants';

/** The element a micro-frontend renders into. The shell provides it; standalone, it's created here. */
export function containerOf(name: string): HTMLElement {
  const id = containerId(name);
  const found = document.getElementById(id);
  if (found) return found;
  const created = document.createElement('div');
  created.id = id;
  document.body.append(created);
  return created;
}

export function containerId(name: string): string {
  return pageElements.sliceId(name);
}

/** True if the container holds untouched prerendered markup for the current path. */
export function isPrerendered(container: HTMLElement): boolean {
  return container.getAttribute(pageElements.prerenderedAttribute) === location.pathname;
}

/** Call before changing the markup, so that it's no longer taken for prerendered. */
export function forgetPrerendered(container: HTMLElement): void {
  container.removeAttribute(pageElements.prerenderedAttribute);
}

/** Keeps `useId` unique across the page's roots and identical between prerendering and hydration. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}
