import { PageHead } from '#admin/frame/page-head.tsx';
import { Section } from '#admin/ui/section.tsx';
import { SESSION_HOURS } from '#domain/admin/admin-session.ts';
import { PasswordForm } from './password-form.tsx';

export function AccountPage() {
  return (
    <>
      <PageHead title="Mon compte" />
      <div className="max-w-160">
        <Section title="Mot de passe">
          <p className="mb-5 max-w-prose text-ink-2">
            Une session dure {SESSION_HOURS}
            {'\u00a0'}heures. Si un appareil est perdu, ou si quelqu’un a pu voir votre mot de
            passe, changez-le{'\u00a0'}: vos autres sessions prennent fin dans l’heure.
          </p>
          <PasswordForm />
        </Section>
      </div>
    </>
  );
}
