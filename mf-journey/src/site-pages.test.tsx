import { milestoneRoute } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import { sharedDocumentPath } from './features/document-shares/index.js';
import { sharedPath } from './features/scenarios/index.js';
import { JourneyRoutes } from './routes.js';
import { sitePages } from './site-pages.js';

const paths = sitePages.map(({ path }) => path);
const ofLinks = [sharedPath, sharedDocumentPath];

describe('the pages that this slice brings to the site', () => {
  it.each(paths.filter((path) => !ofLinks.includes(path)))('include a route for %s', (path) => {
    const { children } = (JourneyRoutes() as ReactElement<{ children: ReactNode }>).props;
    const matches = matchRoutes(createRoutesFromElements(children), path.replace(':homeId', 'a-home'));
    expect(matches?.at(-1)?.route.path).toBe(path);
  });

  it.each(['Buying Power', 'Closing', "Let's Get to Know You!", 'anything else'])(
    'include the milestone %s',
    (title) => {
      expect(paths).toContain(milestoneRoute(title));
    },
  );

  it('are a buyer’s own, but for those of links', () => {
    const open = sitePages.filter((page) => !('access' in page));
    expect(open).toEqual(ofLinks.map((path) => expect.objectContaining({ path, indexed: false })));
  });
});
