import { useState } from 'react';
import { LinkRequest } from './link-forms.tsx';
import { SignInForm } from './sign-in-form.tsx';

type SignInProps = {
  /** Prefilled and read-only when an ended session is resumed. */
  email?: string | undefined;
  /** The address of somebody whose link was of no use, and who gets another. */
  wanted?: string | undefined;
  onSignedIn: () => void;
};

/** Signing in with a password, or by a link that is sent. */
export function SignIn({ email, wanted, onSignedIn }: SignInProps) {
  const [typed, setTyped] = useState(wanted);
  if (typed === undefined) {
    return <SignInForm email={email} onSignedIn={onSignedIn} onLink={setTyped} />;
  }
  return (
    <LinkRequest typed={typed} isFixed={email !== undefined} onBack={() => setTyped(undefined)} />
  );
}
