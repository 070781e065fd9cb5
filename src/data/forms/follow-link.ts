import { onlineManager } from '@tanstack/react-query';
import { isNetworkDead } from '#data/network.ts';
import {
  type LinkAction,
  type LinkOutcome,
  linkApi,
  linkOutcome,
  TOKEN_PARAM,
} from '#domain/newsletter/newsletter-links.ts';

const TIMEOUT_MS = 30_000;

/** Runs the action of a link in the newsletter's mails. Never throws. `offline`: nothing was sent. */
export async function followLink(
  action: LinkAction,
  token: string,
): Promise<LinkOutcome | 'offline'> {
  if (!onlineManager.isOnline()) return 'offline';
  try {
    const response = await fetch(linkApi(action), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ [TOKEN_PARAM]: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const isAnswer = typeof answer === 'object' && answer !== null && 'outcome' in answer;
    return linkOutcome(isAnswer ? answer.outcome : undefined) ?? 'failed';
  } catch {
    return (await isNetworkDead()) ? 'offline' : 'failed';
  }
}
