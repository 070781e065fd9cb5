import { useState } from 'react';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type RequiredEnrolmentProps = { email: string; onDone: () => void; onCancel: () => void };

/** Enrols the second factor that is required of an account, which has no rights before. */
export function RequiredEnrolment({ email, onDone, onCancel }: RequiredEnrolmentProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <>
      <p className="mb-5 text-ink-2">
        <strong className="text-ink">{email}</strong>
        {'\u00a0'}: un second facteur vous est demandé avant d’entrer. Il vous faut une application
        d’authentification sur votre téléphone.
      </p>
      <Enrolment email={email} onDone={setCodes} onCancel={onCancel} />
    </>
  );
}
