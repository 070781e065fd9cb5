import { Button } from '#admin/ui/button.tsx';
import { inGroups } from '#domain/admin/second-factor.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** New recovery codes, which nobody can read again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const shown = codes.map(inGroups);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.join('\n'));
      toastSuccess('Codes copiés');
    } catch {
      toastError('La copie a échoué', 'Notez les codes, ou imprimez cette page.');
    }
  };
  return (
    <div role="status">
      <p className="mb-4 max-w-prose">
        Gardez ces codes de secours hors de cet appareil, imprimés ou dans un gestionnaire de mots
        de passe{'\u00a0'}: chacun remplace une fois votre application.{' '}
        <strong>Ils ne seront plus affichés.</strong>
      </p>
      <ul className="mb-5 grid gap-x-8 gap-y-1 border border-rule bg-paper p-5 tracking-[0.06em] sm:grid-cols-2">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button variant="outline" onClick={() => void copy()}>
          Copier
        </Button>
        <Button onClick={onDone}>J’ai gardé ces codes</Button>
      </div>
    </div>
  );
}
