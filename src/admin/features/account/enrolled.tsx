import { useEffect, useState } from 'react';
import { readAccount, renewRecoveryCodes, turnOff } from '#admin/data/own-account.ts';
import { useCode } from '#admin/features/session/use-code.ts';
import { Button } from '#admin/ui/button.tsx';
import type { AccountAnswer } from '#domain/admin/account-calls.ts';
import { leftCodes } from '#domain/admin/second-factor.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { CodeStep } from './code-step.tsx';

type Step = 'renew' | 'turn-off';

/** An account with a second factor: since when, new recovery codes, turning it off. */
export function Enrolled({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [step, setStep] = useState<Step>();
  const cancel = () => setStep(undefined);
  const renewal = useCode(async (code) => onCodes(await renewRecoveryCodes(code)));
  const turningOff = useCode(async (code) => {
    await turnOff(code);
    toastSuccess('Second facteur désactivé');
  });
  return (
    <>
      <Status />
      {step === undefined && (
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => setStep('renew')}>Renouveler les codes de secours</Button>
          <Button variant="outline" onClick={() => setStep('turn-off')}>
            Désactiver
          </Button>
        </div>
      )}
      {step === 'renew' && (
        <CodeStep
          code={renewal}
          action="Renouveler"
          hint="Les anciens codes de secours ne vaudront plus rien."
          onCancel={cancel}
        />
      )}
      {step === 'turn-off' && (
        <CodeStep
          code={turningOff}
          action="Désactiver"
          hint="Votre mot de passe ouvrira seul l’administration."
          onCancel={cancel}
        />
      )}
    </>
  );
}

function Status() {
  const [known, setKnown] = useState<AccountAnswer>();
  useEffect(() => {
    // Offline, that it is on is all that is said.
    readAccount().then(setKnown, () => undefined);
  }, []);
  const since = known?.enrolledAt ? `, depuis le ${formatDateTime(known.enrolledAt)}` : '';
  return (
    <p className="mb-5 max-w-prose text-ink-2">
      <strong className="text-ink">Actif</strong>
      {since}. {known?.codesLeft !== undefined && `${leftCodes(known.codesLeft)}.`}
    </p>
  );
}
