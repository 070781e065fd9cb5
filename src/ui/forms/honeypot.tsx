/**
 * A field that people meet neither by eye, by ear nor by keyboard, and that browsers do not fill:
 * what stands in it was written by a robot.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
