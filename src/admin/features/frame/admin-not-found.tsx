import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { PageHead } from './page-head.tsx';

/** An address of the administration that leads nowhere. */
export function AdminNotFound() {
  return (
    <>
      <PageHead title="Page introuvable" />
      <p className="mb-6 text-ink-2">Cette adresse ne mène à aucune page de l’administration.</p>
      <Link to="/admin" className={buttonClass()}>
        Tableau de bord
      </Link>
    </>
  );
}
