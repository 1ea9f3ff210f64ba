/** The element that a micro-frontend draws in; the shell makes it inside `main`, a slice alone finds none. */
export function containerOf(name: string): HTMLElement {
  const id = containerId(name);
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement('div');
  made.id = id;
  document.body.append(made);
  return made;
}

/** single-spa's own convention for the id of an application's element. */
export function containerId(name: string): string {
  return `single-spa-application:${name}`;
}

/** Several roots live on one page: the same prefix on the server and in the browser keeps `useId` apart and equal. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}
