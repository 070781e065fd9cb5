import { type FormGuard, HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';

/** When each form was first touched, in milliseconds since the page's beginning. */
const touchedAt = new WeakMap<HTMLFormElement, number>();

/**
 * Notes when a form is first touched; App Check, where there is one, is made ready then and not
 * before.
 * @returns ends it
 */
export function watchForm(form: HTMLFormElement): () => void {
  const note = ({ target }: Event) => {
    // Where a button is the first, the fields were filled before anybody heard of it.
    const since = target instanceof HTMLButtonElement ? 0 : performance.now();
    if (!touchedAt.has(form)) touchedAt.set(form, since);
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
      void import('#data/firebase/app-check.ts').then(({ startAppCheck }) => startAppCheck());
    }
  };
  const options = { once: true };
  form.addEventListener('focusin', note, options);
  return () => form.removeEventListener('focusin', note);
}

/**
 * What a form tells besides what was typed. One that was touched before its code was there counts
 * from the page's beginning: nobody is taken for a robot because the code came late.
 */
export function readFormGuard(form: HTMLFormElement): FormGuard {
  const trap = form.elements.namedItem(HONEYPOT_FIELD);
  return {
    trap: trap instanceof HTMLInputElement ? trap.value : '',
    elapsedMs: Math.round(performance.now() - (touchedAt.get(form) ?? 0)),
  };
}
