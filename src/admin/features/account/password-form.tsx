import { useState } from 'react';
import * as v from 'valibot';
import { changePassword } from '#admin/data/session.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import { PasswordField } from '#admin/features/session/password-field.tsx';
import { type FormErrors, readForm } from '#admin/features/session/read-form.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { NewPassword, PASSWORD_MIN } from '#domain/admin/password.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const Entered = v.object({ password: v.string(), 'new-password': NewPassword });

const ABOUT_PRESENT = /wrong-password|invalid-credential|requires-recent-login/;

/** Changes the password, or chooses a first one. Sessions on other devices end. */
export function PasswordForm() {
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, save] = useSingleFlight(async (form: HTMLFormElement) => {
    const { errors: found, values } = readForm(form, Entered);
    setErrors(found);
    if (!values) return;
    try {
      await changePassword(values.password, values['new-password']);
    } catch (failure) {
      const { code, description } = signInError(failure, 'Ce mot de passe est incorrect');
      const field = ABOUT_PRESENT.test(code) ? 'password' : 'new-password';
      return setErrors({ [field]: description });
    }
    form.reset();
    toastSuccess('Mot de passe changé', 'Vos autres sessions prennent fin dans l’heure.');
  });
  return (
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
  );
}
