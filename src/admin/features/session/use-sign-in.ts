import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signIn } from '#admin/data/session.ts';
import { isLinkUsed, isTelling, signInError } from '#admin/data/sign-in-error.ts';
import {
  followSignInLink,
  forgetSignInLink,
  hasSignInLink,
  rememberedEmail,
  sendSignInLink,
} from '#admin/data/sign-in-link.ts';
import { firstIssues } from '#admin/kit/editor/field-errors.ts';
import { AdminLogin } from '#domain/admin/sign-in.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type Values = { email: string; password: string };

const OTHER_ADDRESS = 'Ce lien a été envoyé à une autre adresse';

function tellFailure(failure: unknown, wrong?: string): void {
  const { title, description } = signInError(failure, wrong);
  toastError(title, description);
}

/** Returns the state and actions of the sign-in form; a link that opened the page is followed first. */
export function useSignIn(fixedEmail: string | undefined, onSignedIn: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isFollowing, setFollowing] = useState(hasSignInLink);
  const [known] = useState(() => (isFollowing ? rememberedEmail() : ''));
  const [values, setValues] = useState<Values>({ email: fixedEmail ?? known, password: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [sentTo, setSentTo] = useState<string>();
  const email = values.email.trim();

  const leaveLink = () => {
    forgetSignInLink();
    setFollowing(false);
  };
  /** Shows the errors of the given fields, the first one focused; returns true if there is none. */
  const isValid = (...names: (keyof Values)[]) => {
    const issues: Partial<Values> = firstIssues(AdminLogin, values);
    const shown = names.filter((name) => issues[name] !== undefined);
    setErrors(Object.fromEntries(shown.map((name) => [name, issues[name]])));
    form.current?.querySelector<HTMLElement>(`[name=${shown[0]}]`)?.focus();
    return shown.length === 0;
  };
  const [isSigningIn, submit] = useSingleFlight(async () => {
    if (!(isFollowing ? isValid('email') : isValid('email', 'password'))) return;
    try {
      await (isFollowing ? followSignInLink(email) : signIn(email, values.password));
      onSignedIn();
    } catch (failure) {
      setValues({ ...values, password: '' });
      tellFailure(failure, isFollowing ? OTHER_ADDRESS : undefined);
      if (isLinkUsed(failure)) leaveLink();
    }
  });
  const [isSending, sendLink] = useSingleFlight(async () => {
    if (!isValid('email')) return;
    try {
      await sendSignInLink(email);
    } catch (failure) {
      // The answer never reveals whether the account exists.
      if (!isTelling(failure)) return tellFailure(failure);
    }
    setSentTo(email);
  });
  const followAtOnce = useEffectEvent(() => void submit());
  useEffect(() => {
    if (known !== '') followAtOnce();
  }, [known]);
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (typed: string) => {
      setValues({ ...values, [name]: typed });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return { form, field, isFollowing, leaveLink, isSigningIn, submit, isSending, sendLink, sentTo };
}
