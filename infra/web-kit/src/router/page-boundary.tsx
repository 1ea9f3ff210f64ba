import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ReportingBoundary, type ReportingBoundaryProps } from '../slice/index.js';

/**
 * Layout route for pages. Keyed by path, so that navigating away clears an error and two paths never share state.
 */
export function PageBoundary({ failed }: Pick<ReportingBoundaryProps, 'failed'>): ReactNode {
  const { pathname } = useLocation();
  return (
    <ReportingBoundary key={pathname} kind="page" failed={failed}>
      <Outlet />
    </ReportingBoundary>
  );
}
