import { pageElements } from '@hearthway/contracts/constants';

/** The element that a micro-frontend draws in; the shell makes it, a slice alone finds none. */
export function containerOf(name: string): HTMLElement {
  const id = containerId(name);
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement('div');
  made.id = id;
  document.body.append(made);
  return made;
}

export function containerId(name: string): string {
  return pageElements.sliceId(name);
}

/** Whether the container holds, untouched, what was prerendered for the path shown. */
export function isPrerendered(container: HTMLElement): boolean {
  return container.getAttribute(pageElements.prerenderedAttribute) === location.pathname;
}

/** From now on its markup is the application's, or nobody's. */
export function forgetPrerendered(container: HTMLElement): void {
  container.removeAttribute(pageElements.prerenderedAttribute);
}

/** Several roots live on one page: the same prefix on the server and in the browser keeps `useId` apart and equal. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}
