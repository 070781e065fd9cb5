import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { callTeamFunction } from '#admin/data/calls.ts';
import { changePassword, useSession } from '#admin/data/session.ts';
import { describeSignInError } from '#admin/data/sign-in.ts';
import { useTeam } from '#admin/data/team.ts';
import { SignOutButton } from '#admin/features/session/sign-out.tsx';
import { useBusyAction } from '#admin/kit/actions.ts';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { useFormWithoutRecord } from '#admin/kit/use-form-without-record.ts';
import { LoadingOrProblem, TitledSection } from '#admin/ui/blocks.tsx';
import { Button } from '#admin/ui/button.tsx';
import { Form, TextInput } from '#admin/ui/fields.tsx';
import { PasswordField } from '#admin/ui/password-field.tsx';
import { ColleagueName } from '#domain/admin/admin-calls.ts';
import { ADMIN_SESSION_MAX_HOURS, NewPassword, PASSWORD_MIN } from '#domain/admin/admin-session.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export const Route = createFileRoute('/_guard/admin/compte')({ component: AccountPage });

const Entered = v.object({ password: v.string(), 'new-password': NewPassword });

const ABOUT_PRESENT = /wrong-password|invalid-credential|requires-recent-login/;

function AccountPage() {
  const { errors, refuse, read } = useFormWithoutRecord();
  const [isBusy, save] = useSingleFlight(async (form: HTMLFormElement) => {
    const values = read(form, Entered);
    if (!values) return;
    try {
      await changePassword(values.password, values['new-password']);
    } catch (failure) {
      const { code, description } = describeSignInError(failure, 'Ce mot de passe est incorrect');
      const field = ABOUT_PRESENT.test(code) ? 'password' : 'new-password';
      return refuse(form, { [field]: description });
    }
    form.reset();
    toastSuccess('Mot de passe changé', {
      description: 'Vos autres sessions prennent fin dans l’heure.',
    });
  });
  return (
    <>
      <PageHeader title="Mon compte" />
      <div className="max-w-160">
        <NameForm />
        <TitledSection title="Mot de passe">
          <p className="mb-5 max-w-prose text-ink-2">
            Une session dure {ADMIN_SESSION_MAX_HOURS}
            {'\u00a0'}heures. Si quelqu’un a pu voir votre mot de passe, changez-le{'\u00a0'}: vos
            autres sessions prennent fin dans l’heure.
          </p>
          <Form className="max-w-88" onSubmit={({ currentTarget }) => void save(currentTarget)}>
            <PasswordField
              label="Mot de passe actuel"
              hint="À laisser vide si vous venez d’entrer par un lien de connexion."
              name="password"
              autoComplete="current-password"
              error={errors.password}
            />
            <PasswordField
              label="Nouveau mot de passe"
              hint={`${PASSWORD_MIN} caractères au moins, sans votre nom ni celui du site. Une phrase se retient mieux qu’un mot compliqué.`}
              name="new-password"
              autoComplete="new-password"
              required
              error={errors['new-password']}
            />
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Enregistrement…' : 'Changer le mot de passe'}
            </Button>
          </Form>
        </TitledSection>
        <TitledSection title="Sessions">
          <p className="mb-5 max-w-prose text-ink-2">
            Si un appareil est perdu, déconnectez-vous partout{'\u00a0'}: ici tout de suite, dans
            vos autres navigateurs dans l’heure.
          </p>
          <SignOutButton everywhere />
        </TitledSection>
      </div>
    </>
  );
}

function NameForm() {
  const { nameOf, problem, reload } = useTeam();
  const session = useSession();
  const name = nameOf(session?.uid ?? '');
  const { errors, read } = useFormWithoutRecord();
  const [isBusy, save] = useBusyAction('Le nom n’a pas changé', async (form: HTMLFormElement) => {
    const values = read(form, v.object({ name: ColleagueName }));
    if (!values) return;
    await callTeamFunction({ action: 'rename', ...values });
    toastSuccess('Nom enregistré', { description: values.name });
    await reload();
  });
  if (name === undefined) return <LoadingOrProblem problem={problem} />;
  return (
    <Form className="mb-8 max-w-88" onSubmit={({ currentTarget }) => save(currentTarget)}>
      <TextInput
        label="Votre nom"
        hint="Vos collègues le lisent à la place de votre adresse, dans l’historique par exemple. Les visiteurs ne le voient pas."
        name="name"
        autoComplete="name"
        defaultValue={name}
        required
        error={errors.name}
      />
      <Button type="submit" aria-disabled={isBusy}>
        Enregistrer le nom
      </Button>
    </Form>
  );
}
