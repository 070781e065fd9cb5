import { type FormGuard, HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';

/** When each form was first focused, in milliseconds since the page was opened. */
const touchedAt = new WeakMap<HTMLFormElement, number>();

/** Notes when a form is first focused; returns what stops watching. */
export function watchForm(form: HTMLFormElement): () => void {
  const note = ({ target }: Event) => {
    // Focused on a button first: the fields were filled before this code was loaded.
    const since = target instanceof HTMLButtonElement ? 0 : performance.now();
    if (!touchedAt.has(form)) touchedAt.set(form, since);
  };
  const options = { once: true };
  form.addEventListener('focusin', note, options);
  return () => form.removeEventListener('focusin', note);
}

/**
 * The form's signals against bots. A form that was focused before this code was loaded counts from
 * the opening of the page, so that nobody is taken for a bot because the code came late.
 */
export function readFormGuard(form: HTMLFormElement): FormGuard {
  const trap = form.elements.namedItem(HONEYPOT_FIELD);
  return {
    trap: trap instanceof HTMLInputElement ? trap.value : '',
    elapsedMs: Math.round(performance.now() - (touchedAt.get(form) ?? 0)),
  };
}
