import { type RefObject, useEffect } from 'react';
import { type BotCheckFields, HONEYPOT_FIELD_NAME } from '#domain/requests/bot-check.ts';

/** Renders the honeypot, a field that only bots fill in: invisible, inert and never autofilled. */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <input type="text" name={HONEYPOT_FIELD_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Time of the first focus in each form, in milliseconds since the page was opened. */
const touchedAt = new WeakMap<HTMLFormElement, number>();

/** Reads the anti-bot values of a form: the honeypot, and the time since the first focus, else since the page opened. */
export function readBotCheck(form: HTMLFormElement): BotCheckFields {
  const trap = form.elements.namedItem(HONEYPOT_FIELD_NAME);
  return {
    trap: trap instanceof HTMLInputElement ? trap.value : '',
    elapsedMs: Math.round(performance.now() - (touchedAt.get(form) ?? 0)),
  };
}

export function useBotCheck(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = element.current;
    const note = ({ target }: Event) => {
      // If a button is focused first, the fields were filled in before this code was loaded: counts from the page's opening.
      const since = target instanceof HTMLButtonElement ? 0 : performance.now();
      if (form && !touchedAt.has(form)) touchedAt.set(form, since);
    };
    form?.addEventListener('focusin', note, { once: true });
    return () => form?.removeEventListener('focusin', note);
  }, [element]);
}
