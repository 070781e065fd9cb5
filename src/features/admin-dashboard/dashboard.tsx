import { PageHead } from '#features/admin/page-head.tsx';

/** Where an administrator arrives. */
export function Dashboard() {
  return <PageHead title="Tableau de bord" />;
}
