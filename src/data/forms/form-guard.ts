import { type FormGuard, HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';

/** Time of the first focus of each form, in milliseconds since the page was opened. */
const touchedAt = new WeakMap<HTMLFormElement, number>();

/** Records when a form is first focused; returns the unsubscriber. */
export function watchForm(form: HTMLFormElement): () => void {
  const note = ({ target }: Event) => {
    // If a button is focused first, the fields were filled in before this code was loaded.
    const since = target instanceof HTMLButtonElement ? 0 : performance.now();
    if (!touchedAt.has(form)) touchedAt.set(form, since);
  };
  const options = { once: true };
  form.addEventListener('focusin', note, options);
  return () => form.removeEventListener('focusin', note);
}

/**
 * Returns the form's anti-bot signals. For a form focused before this code was loaded, the time counts from
 * the opening of the page, so that slow loading makes no visitor look like a bot.
 */
export function readFormGuard(form: HTMLFormElement): FormGuard {
  const trap = form.elements.namedItem(HONEYPOT_FIELD);
  return {
    trap: trap instanceof HTMLInputElement ? trap.value : '',
    elapsedMs: Math.round(performance.now() - (touchedAt.get(form) ?? 0)),
  };
}
