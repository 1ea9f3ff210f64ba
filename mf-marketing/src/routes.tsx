import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { Landing } from './pages/landing/landing.js';

type Page = (props: { platform: Platform }) => ReactNode;

const pages: Readonly<Record<string, Page>> = {
  '/': Landing,
  '/landing': Landing,
};

/** The page of a path; the landing page for any other, because a visitor who got here was meant to see something. */
export function pageAt(path: string, platform: Platform): ReactNode {
  const Page = pages[path] ?? Landing;
  return <Page platform={platform} />;
}
