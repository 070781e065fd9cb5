import { useForm } from '@tanstack/react-form';
import { signIn } from '#admin/data/session.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import { AdminLogin } from '#domain/admin/sign-in.ts';
import { toastError } from '#ui/toast/toast.ts';

/** The sign-in form: both fields are required (spec section 5); failures as in section 8. */
export function useSignIn(email: string, onSignedIn: () => void) {
  return useForm({
    defaultValues: { email, password: '' },
    validators: { onSubmit: AdminLogin },
    onSubmit: async ({ value, formApi }) => {
      try {
        await signIn(value.email.trim(), value.password);
      } catch (error) {
        const { title, description } = signInError(error);
        formApi.setFieldValue('password', '', { dontUpdateMeta: true });
        toastError(title, description);
        return;
      }
      onSignedIn();
    },
  });
}
