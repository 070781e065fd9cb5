import type { FormGuard } from '../../../src/domain/requests/form-guard.ts';

/** What gives a robot away; null for a person, and for a caller that has no form. */
export function robotSign(
  guard: FormGuard | undefined,
  minFillMs: number,
): 'honeypot' | 'haste' | null {
  if (guard === undefined) return null;
  if (guard.trap !== '') return 'honeypot';
  return guard.elapsedMs < minFillMs ? 'haste' : null;
}
