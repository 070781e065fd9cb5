import { useState } from 'react';
import * as v from 'valibot';
import { changePassword } from '#admin/data/session.ts';
import { isAboutPresent, isLost, signInError } from '#admin/data/sign-in-error.ts';
import { PasswordField } from '#admin/features/session/password-field.tsx';
import { firstIssues } from '#admin/kit/editor/field-errors.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { NewPassword, PASSWORD_MIN } from '#domain/admin/password.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const EMPTY = { present: '', next: '' };
type Values = typeof EMPTY;

const Entered = v.object({ next: NewPassword });

/** Changes the password, or chooses a first one. Sessions on other devices end. */
export function PasswordForm() {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [isBusy, save] = useSingleFlight(async () => {
    const issues = firstIssues(Entered, values);
    setErrors(issues);
    if (issues.next !== undefined) return;
    try {
      await changePassword(values.present, values.next);
    } catch (failure) {
      const { description } = signInError(failure, 'Ce mot de passe est incorrect');
      if (isAboutPresent(failure)) return setErrors({ present: description });
      const unclear = isLost(failure) ? 'peut-être ' : '';
      return toastError(`Le mot de passe n’a ${unclear}pas été changé`, description);
    }
    setValues(EMPTY);
    toastSuccess('Mot de passe changé', 'Vos autres sessions prennent fin dans l’heure.');
  });
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (typed: string) => {
      setValues({ ...values, [name]: typed });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <Form className="max-w-88" onSubmit={() => void save()}>
      <PasswordField
        label="Mot de passe actuel"
        hint="À laisser vide si vous venez d’entrer par un lien de connexion."
        isOptional
        {...field('present')}
      />
      <PasswordField
        label="Nouveau mot de passe"
        hint={`${PASSWORD_MIN} caractères au moins, sans votre nom ni celui du site. Une phrase se retient mieux qu’un mot compliqué.`}
        isNew
        {...field('next')}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Enregistrement…' : 'Changer le mot de passe'}
      </Button>
    </Form>
  );
}
