import { HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';

/** A field hidden from eye, ear, keyboard and autofill: only a robot fills it in. */
export function Honeypot() {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
