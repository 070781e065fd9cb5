import { useState } from 'react';
import * as v from 'valibot';
import { refusalDetail, refusalReason } from '#admin/data/admin-error.ts';
import { changePassword } from '#admin/data/own-account.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import { firstMessages } from '#admin/features/editor/field-errors.ts';
import { CodeField } from '#admin/features/session/code-field.tsx';
import { PasswordField } from '#admin/features/session/password-field.tsx';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { NewPassword, PASSWORD_MIN } from '#domain/admin/password.ts';
import { SecondFactorCode } from '#domain/admin/second-factor.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const EMPTY = { present: '', next: '', code: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

const Entered = v.object({
  present: v.pipe(v.string(), v.nonEmpty('Le mot de passe est requis')),
  next: NewPassword,
  code: v.optional(SecondFactorCode),
});

type PasswordFormProps = { email: string; hasSecondFactor: boolean };

/** Changes the password; the session goes on, those elsewhere end. */
export function PasswordForm({ email, hasSecondFactor }: PasswordFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, save] = useSingleFlight(async () => {
    const { code, ...passwords } = values;
    const parsed = v.safeParse(Entered, hasSecondFactor ? values : passwords);
    if (!parsed.success) return setErrors(firstMessages(parsed.issues));
    const { present, next, code: given } = parsed.output;
    try {
      await changePassword({ email, password: present }, { password: next, code: given });
    } catch (failure) {
      const reason = refusalReason(failure) ?? signInError(failure).description;
      if (refusalDetail(failure, 'reason') === 'guessable') return setErrors({ next: reason });
      toastError('Le mot de passe n’a pas été changé', reason);
      return;
    }
    setValues(EMPTY);
    toastSuccess('Mot de passe changé', 'Vos autres sessions ont pris fin.');
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
      <PasswordField label="Mot de passe actuel" {...field('present')} />
      <PasswordField
        label="Nouveau mot de passe"
        hint={`${PASSWORD_MIN} caractères au moins, sans votre nom ni celui du site. Une phrase se retient mieux qu’un mot compliqué.`}
        isNew
        {...field('next')}
      />
      {hasSecondFactor && <CodeField label="Code du second facteur" {...field('code')} />}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Enregistrement…' : 'Changer le mot de passe'}
      </Button>
    </Form>
  );
}
