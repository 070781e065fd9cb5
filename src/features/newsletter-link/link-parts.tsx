import { type ReactNode, useEffect, useRef, useState } from 'react';
import { followLink } from '#data/forms/follow-link.ts';
import {
  type LinkAction,
  type LinkOutcome,
  linkApi,
  TOKEN_PARAM,
} from '#domain/newsletter/newsletter-links.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { LinkSearch } from './link-search.ts';

export type LinkState = LinkOutcome | 'asked' | 'running' | 'offline';

/** The state of a link: what the URL says, then the outcome of following it. */
export function useLink({ jeton = '', etat }: LinkSearch) {
  const [outcome, setOutcome] = useState<LinkOutcome | 'asked' | 'offline'>(
    etat ?? (jeton === '' ? 'invalid' : 'asked'),
  );
  const [isRunning, follow] = useSingleFlight(async (action: LinkAction) => {
    setOutcome(await followLink(action, jeton));
  });
  const state: LinkState = isRunning ? 'running' : outcome;
  return { state, token: jeton, follow };
}

export type LinkMessage = { title: string; text: string };

type LinkFrameProps = {
  state: LinkState;
  /** Null while it runs: then only `awaited` is shown. */
  message: LinkMessage | null;
  awaited: string;
  action?: ReactNode;
};

/** A title, a sentence and an action; changes are announced. */
export function LinkFrame({ state, message, awaited, action }: LinkFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(state);
  useEffect(() => {
    // The button that was pressed is gone: keyboard navigation goes on from the answer.
    if (state !== first.current && state !== 'running') title.current?.focus();
  }, [state]);
  return (
    <div className="page-margins min-h-100 py-19 md:py-28">
      <p className="text-ui text-ink-2">La lettre de Grand Séjour</p>
      <h1 ref={title} tabIndex={-1} className="page-title mt-4 outline-none">
        {message?.title ?? 'Un instant'}
      </h1>
      <div role="status" className="mt-5 max-w-prose text-intro text-ink-2">
        {message?.text}
      </div>
      {message === null && <Loading>{awaited}</Loading>}
      {action !== undefined && (
        <div className="mt-8 flex flex-wrap items-center gap-5">{action}</div>
      )}
    </div>
  );
}

type LinkFormProps = {
  action: LinkAction;
  token: string;
  variant?: 'accent' | 'outline' | undefined;
  onFollow: (action: LinkAction) => void;
  children: ReactNode;
};

/** A button that follows a link; without JavaScript a form, which redirects back to the page. */
export function LinkForm({ action, token, variant = 'accent', onFollow, children }: LinkFormProps) {
  return (
    <form
      action={linkApi(action)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onFollow(action);
      }}
    >
      <input type="hidden" name={TOKEN_PARAM} value={token} />
      <Button type="submit" variant={variant} className="max-md:w-full">
        {children}
      </Button>
    </form>
  );
}
