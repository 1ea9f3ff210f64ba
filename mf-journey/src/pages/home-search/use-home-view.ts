import { useSearchParams } from 'react-router-dom';
import { searchOf, viewIn, type HomeView } from './home-view.js';

/** Kept in the address, so that Back, a reload, and a copied link show the same. */
export function useHomeView(): readonly [HomeView, (view: HomeView) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    viewIn(search),
    (view) => {
      setSearch(searchOf(view), { replace: true });
    },
  ];
}
