import { useState } from 'react';
import { followLink } from '#data/forms/follow-link.ts';
import type { LinkAction, LinkOutcome } from '#domain/newsletter/newsletter-links.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { LinkSearch } from './link-search.ts';

export type LinkState = LinkOutcome | 'asked' | 'running' | 'offline';

/** Where a link stands: what its page was told, then what came of following it. */
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
