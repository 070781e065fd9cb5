import { FORM_INVALID } from '#domain/site/messages.ts';
import { Icon } from '#ui/icon.tsx';

type Fault = { name: string; label: string };

/** What is wrong, at the head of an editor, each with the way to its field. */
export function FaultSummary({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="mb-7 flex gap-4 border border-l-6 border-error bg-error-bg px-6 py-4">
      <Icon name="warning" className="mt-0.5 flex-none text-error" />
      <div>
        <p className="font-medium">{FORM_INVALID}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {faults.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => document.getElementsByName(name)[0]?.focus()}
                className="row-action decoration-error"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
