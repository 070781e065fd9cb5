import { callAdmin } from '#admin/data/calls.ts';
import { SignOutButton } from '#admin/features/session/sign-out-button.tsx';
import { PageHead } from '#admin/frame/page-head.tsx';
import { Section } from '#admin/ui/section.tsx';
import { PasswordForm } from './password-form.tsx';

export function AccountPage() {
  return (
    <>
      <PageHead title="Mon compte" />
      <div className="grid max-w-160">
        <Section title="Mot de passe">
          <PasswordForm />
        </Section>
        <Section title="Sessions">
          <p className="mb-5 max-w-prose text-ink-2">
            Une session dure douze heures. Si un appareil est perdu, ou si quelqu’un a pu voir votre
            mot de passe, changez-le, ou déconnectez tous vos appareils{'\u00a0'}: celui-ci
            aussitôt, les autres dans l’heure.
          </p>
          <SignOutButton beforeSigningOut={() => callAdmin<object>({ action: 'end-sessions' })}>
            Se déconnecter partout
          </SignOutButton>
        </Section>
      </div>
    </>
  );
}
