import { Loading } from '#ui/loading.tsx';

/** While a page of the administration is loaded. */
export function AdminPending() {
  return <Loading className="py-10">Chargement...</Loading>;
}
