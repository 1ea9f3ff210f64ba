import { brand } from '@hearthway/contracts/brand';

const own = (path: string, name: string) => ({ path, title: `${name} · ${brand.name}`, access: 'admin' as const });

/** The pages that this slice brings to the site. Their scripts are not fetched early, because they load only after sign-in. */
export const sitePages = [own('/admin', 'Admin'), own('/email-test', 'Email test')];
