import { useState } from 'react';
import { refusalReason } from '#admin/data/admin-error.ts';
import { confirmEnrolment, startEnrolment } from '#admin/data/own-account.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import { PasswordField } from '#admin/features/session/password-field.tsx';
import { useCode } from '#admin/features/session/use-code.ts';
import { Form } from '#admin/ui/form.tsx';
import type { AccountAnswer } from '#domain/admin/account-calls.ts';
import { inGroups, TotpCode } from '#domain/admin/second-factor.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { CodeStep, StepButtons } from './code-step.tsx';
import { QrCode } from './qr-code.tsx';

type EnrolmentProps = {
  email: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** Enrols an authenticator: the password, its QR code, its first code. */
export function Enrolment({ email, onDone, onCancel }: EnrolmentProps) {
  const [started, setStarted] = useState<AccountAnswer>();
  if (started?.uri === undefined || started.secret === undefined) {
    return <PasswordStep email={email} onStarted={setStarted} onCancel={onCancel} />;
  }
  return <ScanStep uri={started.uri} secret={started.secret} onDone={onDone} onCancel={onCancel} />;
}

type PasswordStepProps = {
  email: string;
  onStarted: (answer: AccountAnswer) => void;
  onCancel: () => void;
};

function PasswordStep({ email, onStarted, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, start] = useSingleFlight(async () => {
    if (password === '') return setError('Le mot de passe est requis');
    try {
      onStarted(await startEnrolment({ email, password }));
    } catch (failure) {
      setError(refusalReason(failure) ?? signInError(failure).description);
    }
  });
  return (
    <Form className="max-w-88" onSubmit={() => void start()}>
      <PasswordField
        label="Votre mot de passe"
        value={password}
        error={error}
        onChange={(typed) => {
          setPassword(typed);
          setError(undefined);
        }}
      />
      <StepButtons action="Continuer" isBusy={isBusy} onCancel={onCancel} />
    </Form>
  );
}

type ScanStepProps = Pick<EnrolmentProps, 'onDone' | 'onCancel'> & { uri: string; secret: string };

function ScanStep({ uri, secret, onDone, onCancel }: ScanStepProps) {
  const code = useCode(async (given) => onDone(await confirmEnrolment(given)), TotpCode);
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">
        Avec votre application d’authentification, ajoutez un compte en lisant ce code QR. Si elle
        est sur ce même appareil,{' '}
        <a className="link" href={uri}>
          ouvrez-la
        </a>
        , ou tapez-y la clé.
      </p>
      <QrCode text={uri} label="Code QR pour votre application d’authentification" />
      <p className="text-small text-ink-2">
        Clé{'\u00a0'}:{' '}
        <span className="tracking-[0.06em] wrap-anywhere text-ink">{inGroups(secret)}</span>
      </p>
      <CodeStep
        code={code}
        action="Activer"
        hint="Les six chiffres que montre alors l’application."
        onCancel={onCancel}
      />
    </div>
  );
}
