import { useLocation, useNavigate } from 'react-router-dom';
import { searchOf, viewIn, type HomeView } from './home-view.js';

/** Kept in the address, so that Back, a reload, and a copied link show the same. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    viewIn(new URLSearchParams(search)),
    (view) => {
      void navigate(`?${searchOf(view).toString()}`, { replace: true });
    },
  ];
}
