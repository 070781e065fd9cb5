import { useEffect } from 'react';
import { usePageTitle } from '#admin/frame/page-head.tsx';
import { tabStorage } from '#data/web-storage.ts';
import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { SignIn } from './sign-in.tsx';
import { SIGNED_OUT_KEY } from './sign-out-button.tsx';

export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  usePageTitle('Connexion');
  useEffect(() => {
    if (tabStorage.read(SIGNED_OUT_KEY)) toastSuccess('Déconnexion réussie');
    tabStorage.write(SIGNED_OUT_KEY, null);
  }, []);
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-paper-2 px-5 py-12">
      <div className="w-full max-w-104">
        <a
          href="/"
          className="mb-8 inline-flex min-h-11 items-center gap-3.5 font-display text-2xl"
        >
          <Emblem className="size-8.5 text-gold" />
          {BRAND}
        </a>
        <h1 className="admin-title mb-6">Administration</h1>
        <SignIn onSignedIn={onSignedIn} />
        <p className="mt-8 border-t border-rule pt-6 text-small text-ink-2">
          Les comptes administrateurs sont créés sur invitation, depuis le tableau de bord du
          service d’hébergement.
        </p>
      </div>
    </main>
  );
}
