import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describeExpectedError } from '#admin/data/errors.ts';
import { recheckRightsOnRefusal } from '#admin/data/session.ts';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { Button, buttonClass } from '#admin/ui/button.tsx';
import { logError } from '#data/report.ts';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';

type AdminLoadErrorProps = Pick<ErrorComponentProps, 'error'> & { title?: string | undefined };

export function AdminLoadError({ error, title = 'Chargement impossible' }: AdminLoadErrorProps) {
  const router = useRouter();
  useEffect(() => {
    logError('Une page de l’administration n’a pas pu être chargée', error);
    recheckRightsOnRefusal(error);
  }, [error]);
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <div role="alert">
        <Icon name="warning" size={32} className="text-error" />
        <h1 className="title text-section mt-4">{title}</h1>
        <p className="mt-3 max-w-prose text-ink-2">
          {describeExpectedError(error) ??
            'Les données n’ont pas pu être lues\u00a0: vérifiez votre connexion, puis réessayez.'}
        </p>
      </div>
      <Button onClick={() => void router.invalidate()}>Réessayer</Button>
    </div>
  );
}

export const AdminNotFound = () => (
  <>
    <PageHeader title="Page introuvable" />
    <p className="mb-6 text-ink-2">Cette adresse ne mène à aucune page de l’administration.</p>
    <Link to="/admin" className={buttonClass()}>
      Tableau de bord
    </Link>
  </>
);

export const AdminPageLoading = () => <Loading className="py-10">Chargement…</Loading>;

export const SessionCheckScreen = () => (
  <main className="grid min-h-dvh content-center justify-items-center gap-5 bg-paper-2 p-6">
    <span aria-hidden="true" className="loading loading-spinner size-9 text-accent" />
    <p role="status" className="text-ink-2">
      Vérification de l'authentification...
    </p>
  </main>
);
