import { notFoundPage, pageAt } from '@hearthway/contracts/pages';
import { platformAtBuild, prerenderApplication } from '@hearthway/web-kit/prerender';
import { application, name } from './application.js';
import { loadPage, routes } from './routes.js';
import share from './share.png';

export { routes };

/** Called by the build. Returns the markup and metadata of a path. */
export async function prerender(path: string) {
  const page = await loadPage(path);
  const markup = prerenderApplication({ name, platform: platformAtBuild }, page, application);
  return { markup, head: { title: (pageAt(path) ?? notFoundPage).title, image: share, ...page.head } };
}
