import * as v from 'valibot';
import type { FormGuard } from '../../../src/domain/requests/form-guard.ts';

/** What is no guard was not made by our forms. */
const FORGED: FormGuard = { trap: 'forged', elapsedMs: 0 };
const Guard = v.fallback(v.object({ trap: v.string(), elapsedMs: v.number() }), FORGED);

type Split = {
  /** What the form's schema knows. */
  payload: unknown;
  guard: FormGuard | undefined;
};

/** Takes what a form tells about itself off what was typed. */
export function splitGuard(data: unknown): Split {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { payload: data, guard: undefined };
  }
  const { guard, ...payload }: Record<string, unknown> = { ...data };
  return { payload, guard: guard === undefined ? undefined : v.parse(Guard, guard) };
}
