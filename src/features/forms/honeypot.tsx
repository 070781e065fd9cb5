import { HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';

/** Renders a field that only bots fill in: invisible, inert and never autofilled. */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
