import { useLayoutEffect } from 'react';

const attribute = 'data-theme';
const reapplyMilliseconds = 500;

/**
 * The admin's pages are dark, whatever theme was chosen. It is applied again every half second, as the specification has
 * it, in case something else on the page changed it; what is set already is left alone. What else was applied meanwhile is
 * the choice of the moment, and comes back with the other pages.
 */
export function useDarkTheme(): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    let chosen = documentElement.getAttribute(attribute);
    const apply = (): void => {
      documentElement.setAttribute(attribute, 'dark');
    };
    const applyAgain = (): void => {
      const applied = documentElement.getAttribute(attribute);
      if (applied === 'dark') return;
      chosen = applied;
      apply();
    };
    apply();
    const timer = setInterval(applyAgain, reapplyMilliseconds);
    return () => {
      clearInterval(timer);
      if (chosen === null) documentElement.removeAttribute(attribute);
      else documentElement.setAttribute(attribute, chosen);
    };
  }, []);
}
