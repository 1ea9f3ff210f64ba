import { prerenderApplication } from '@hearthway/web-kit/prerender';
import { application } from './application.js';
import { loadPage } from './routes.js';

export async function prerender(path: string) {
  const page = await loadPage(path);
  return { markup: prerenderApplication({ name: 'sample-slice' }, page, application), head: page.head };
}
