import type { Caller } from './caller.ts';
import type { GuardSettings } from './settings.ts';
import type { Limit } from './take-turn.ts';

export const HOUR_MS = 60 * 60_000;

type Ceilings = Pick<GuardSettings, 'callerLimit' | 'gateLimit'>;

/**
 * The limits that a caller is under, in the order in which their turns are to be taken. An address
 * that may be invented is counted apart from those that cannot be, so that nobody uses up another's
 * turns; and the gate, shared by many when it is Hosting's, has a ceiling of its own that no
 * invention gets around.
 */
export function callerLimits(
  { address, gate }: Caller,
  { callerLimit, gateLimit }: Ceilings,
  scope: 'form' | 'link' = 'form',
): Limit[] {
  const byAddress = { subject: address, max: callerLimit, windowMs: HOUR_MS };
  if (gate === null) return [{ ...byAddress, scope: 'caller' }];
  return [
    { ...byAddress, scope: scope === 'link' ? 'link' : 'hosted' },
    { scope: 'gate', subject: gate, max: gateLimit, windowMs: HOUR_MS },
  ];
}
