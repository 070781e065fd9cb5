import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isNetworkDead } from '#data/network.ts';
import { isOnline } from '#data/online.ts';
import {
  type LinkAction,
  type LinkOutcome,
  linkApi,
  linkOutcome,
  OUTCOME_PARAM,
  TOKEN_PARAM,
} from '#domain/newsletter/newsletter-links.ts';
import { OFFLINE } from '#domain/requests/sent-messages.ts';
import { Button } from '#ui/button.tsx';
import { toastError } from '#ui/toast/toast.ts';

type LinkState = LinkOutcome | 'asked';
type LinkMessage = { title: string; text: string; action?: ReactNode };
export type LinkMessages = Partial<Record<LinkState, LinkMessage>> & { invalid: LinkMessage };

export const linkToken = ({ [TOKEN_PARAM]: token }: Record<string, unknown>): string =>
  typeof token === 'string' ? token : '';

type LinkFrameProps = { search: Record<string, unknown>; messages: LinkMessages };

export function LinkFrame({ search, messages }: LinkFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = linkOutcome(search[OUTCOME_PARAM]);
  const state = outcome ?? (linkToken(search) === '' ? 'invalid' : 'asked');
  const { title, text, action } = messages[state] ?? messages.invalid;
  useEffect(() => {
    // After the form's redirect, screen readers start at the outcome, and Tab continues from there.
    if (outcome !== undefined) heading.current?.focus();
  }, [outcome]);
  return (
    <div className="page-margins min-h-100 py-19 md:py-28">
      <p className="text-ui text-ink-2">La lettre de Grand Séjour</p>
      <h1 ref={heading} tabIndex={-1} className="page-title mt-4 outline-none">
        {title}
      </h1>
      <p className="mt-5 max-w-prose text-intro text-ink-2">{text}</p>
      {action && <div className="mt-8 flex flex-wrap items-center gap-5">{action}</div>}
    </div>
  );
}

const RETRY_LATER = 'Réessayez au retour du réseau.';

const cameBack = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((visit) => 'type' in visit && visit.type === 'back_forward');

type LinkFormProps = {
  action: LinkAction;
  token: string;
  variant?: 'accent' | 'outline';
  atOnce?: boolean;
  children: ReactNode;
};

export function LinkForm({ action, token, variant = 'accent', atOnce, children }: LinkFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (atOnce && isOnline() && !cameBack()) form.current?.requestSubmit();
  }, [atOnce]);
  /** Submits only with a network: offline, the browser would show its own error page. */
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (await isNetworkDead()) toastError(OFFLINE, RETRY_LATER);
    else currentTarget.submit();
  }
  return (
    <form ref={form} action={linkApi(action)} method="post" onSubmit={send}>
      <input type="hidden" name={TOKEN_PARAM} value={token} />
      <Button type="submit" variant={variant} className="max-md:w-full">
        {children}
      </Button>
    </form>
  );
}
