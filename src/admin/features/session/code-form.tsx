import { signOut } from '#admin/data/session.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { isTotp, leftCodes } from '#domain/admin/second-factor.ts';
import { toastError, toastInfo } from '#ui/toast/toast.ts';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';

type CodeFormProps = { email: string; onSignedIn: () => void };

const leave = () => void signOut().catch(() => toastError('Erreur lors de la déconnexion'));

/** The second step of signing in. */
export function CodeForm({ email, onSignedIn }: CodeFormProps) {
  const { field, isBusy, submit } = useCode(async (code) => {
    // The sign-in page of most does without it.
    const { giveCode } = await import('#admin/data/own-account.ts');
    const left = await giveCode(code);
    if (!isTotp(code))
      toastInfo(leftCodes(left), 'Vous pouvez les renouveler dans «\u202fMon compte\u202f».');
    onSignedIn();
  });
  return (
    <Form onSubmit={() => void submit()}>
      <p className="mb-5 text-ink-2">
        <strong className="text-ink">{email}</strong>
        {'\u00a0'}: saisissez les six chiffres que montre votre application d’authentification, ou
        un de vos codes de secours.
      </p>
      <CodeField {...field} isFirst />
      <Button type="submit" aria-disabled={isBusy || undefined} className="w-full">
        {isBusy ? 'Vérification…' : 'Continuer'}
      </Button>
      <button type="button" className="link-action mt-4" onClick={leave}>
        Revenir au mot de passe
      </button>
    </Form>
  );
}
