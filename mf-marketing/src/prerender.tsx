import { platformAtBuild, prerenderApplication } from '@hearthway/web-kit/prerender';
import { application, name } from './application.js';
import { loadPage, routes } from './routes.js';
import share from './share.png';

export { routes };

/** Read by the build: the markup of a path, and what the page says of itself. */
export async function prerender(path: string) {
  const page = await loadPage(path);
  const markup = prerenderApplication({ name, platform: platformAtBuild }, page, application);
  return { markup, head: { image: share, ...page.head } };
}
