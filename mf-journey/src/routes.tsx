import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { NotOpenYet } from './pages/not-open-yet/not-open-yet.js';
import { upcomingPages } from './pages/not-open-yet/upcoming-pages.js';

/** Which page answers which path: the slice's map. Any other path is another slice's, so nothing is drawn for it. */
export function JourneyRoutes(): ReactNode {
  return (
    <Routes>
      <Route path="/dashboard" element={<Dashboard />} />
      {Object.entries(upcomingPages).map(([path, page]) => (
        <Route key={path} path={path} element={<NotOpenYet page={page} />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
}
