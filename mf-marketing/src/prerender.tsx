import { platformAtBuild, prerenderApplication } from '@hearthway/web-kit/prerender';
import { application, name } from './application.js';
import { loadPage } from './routes.js';
import share from './share.png';

/** Called by the build for each page. Returns its markup and metadata. */
export async function prerender(path: string) {
  const page = await loadPage(path);
  const markup = prerenderApplication({ name, platform: platformAtBuild }, page, application);
  return { markup, head: { image: share, ...page.head } };
}
