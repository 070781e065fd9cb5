import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { signOut, useSession } from '#admin/data/session.ts';
import { usePageTitle } from '#admin/features/frame/page-head.tsx';
import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { Loading } from '#ui/loading.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { PasswordReset } from './password-reset.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { takeSignedOutNote } from './signed-out-note.ts';

type LoginPageProps = {
  onSignedIn: () => void;
  /** The form that enrols the second factor which an account must have. */
  Enrolment: ComponentType<{ email: string; onDone: () => void; onCancel: () => void }>;
};

export function LoginPage({ onSignedIn, Enrolment }: LoginPageProps) {
  const session = useSession();
  // Who enrols: recovery codes are shown when the session has its rights already.
  const [enrolling, setEnrolling] = useState<string>();
  if (session.status === 'enrolment-missing' && enrolling === undefined) {
    setEnrolling(session.email);
  }
  // The email address typed so far when « Mot de passe oublié » was pressed; null while signing in.
  const [forgotten, setForgotten] = useState<string | null>(null);
  usePageTitle('Connexion');
  useEffect(() => {
    if (takeSignedOutNote()) toastSuccess('Déconnexion réussie');
  }, []);
  const cancel = async () => {
    await signOut();
    setEnrolling(undefined);
  };
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-paper-2 px-5 py-12">
      <div className="w-full max-w-104">
        <a
          href="/"
          className="mb-8 inline-flex min-h-11 items-center gap-3.5 font-display text-[1.4375rem]"
        >
          <Emblem className="size-8.5 text-gold" />
          {BRAND}
        </a>
        <h1 className="admin-title mb-6">Administration</h1>
        {enrolling !== undefined ? (
          <Suspense fallback={<Loading>Chargement…</Loading>}>
            <Enrolment email={enrolling} onDone={onSignedIn} onCancel={() => void cancel()} />
          </Suspense>
        ) : forgotten === null ? (
          <SignInForm onSignedIn={onSignedIn} onForgotten={setForgotten} />
        ) : (
          <PasswordReset typed={forgotten} onDone={() => setForgotten(null)} />
        )}
        <p className="mt-8 border-t border-rule pt-6 text-small text-ink-2">
          Les comptes administrateurs sont créés sur invitation, depuis le tableau de bord du
          service d’hébergement.
        </p>
      </div>
    </main>
  );
}
