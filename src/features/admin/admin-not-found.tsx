import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button.tsx';
import { usePageTitle } from './use-page-title.ts';

/** An address of the administration that leads nowhere. */
export function AdminNotFound() {
  usePageTitle('Page introuvable');
  return (
    <main className="grid min-h-[60dvh] content-center justify-items-start gap-6 p-6 md:p-12">
      <h1 className="page-title">Page introuvable</h1>
      <p className="text-ink-2">Cette adresse ne mène à aucune page de l’administration.</p>
      <Link to="/admin" className={buttonClass()}>
        Tableau de bord
      </Link>
    </main>
  );
}
