import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { Enrolled } from './enrolled.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type SecondFactorProps = { email: string; isEnrolled: boolean };

/** How the second factor stands, and what can be done about it. */
export function SecondFactor({ email, isEnrolled }: SecondFactorProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [isEnrolling, setEnrolling] = useState(false);
  const show = (fresh: readonly string[]) => {
    setEnrolling(false);
    setCodes(fresh);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (isEnrolling) {
    return <Enrolment email={email} onDone={show} onCancel={() => setEnrolling(false)} />;
  }
  if (isEnrolled) return <Enrolled onCodes={show} />;
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">
        Votre mot de passe ouvre seul cette administration. Avec un second facteur, il faut aussi le
        code que montre une application d’authentification sur votre téléphone{'\u00a0'}: un mot de
        passe volé ne suffit plus.
      </p>
      <Button onClick={() => setEnrolling(true)}>Activer le second facteur</Button>
    </>
  );
}
