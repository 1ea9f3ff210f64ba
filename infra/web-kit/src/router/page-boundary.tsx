import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ReportingBoundary, type ReportingBoundaryProps } from '../slice/index.js';

/**
 * The element of a route around pages. Each path has a boundary of its own, so that going elsewhere leaves a failure
 * behind, and two paths never share a page's state.
 */
export function PageBoundary({ failed }: Pick<ReportingBoundaryProps, 'failed'>): ReactNode {
  const { pathname } = useLocation();
  return (
    <ReportingBoundary key={pathname} kind="page" failed={failed}>
      <Outlet />
    </ReportingBoundary>
  );
}
