import type { RefObject } from 'react';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { Icon } from '#ui/icon.tsx';
import type { Control } from './define-form.ts';
import { focusField, type RequestForm } from './use-request-form.ts';

type ErrorSummaryProps = {
  form: RequestForm;
  element: RefObject<HTMLFormElement | null>;
  controls: Readonly<Record<string, Control>>;
};

export function ErrorSummary({ form, element, controls }: ErrorSummaryProps) {
  return (
    <form.Subscribe
      // A string, as a new array would render at each change.
      selector={({ fieldMeta }) =>
        Object.keys(controls)
          .filter((name) => fieldMeta[name]?.errors.length)
          .join()
      }
    >
      {(invalid) =>
        invalid !== '' && (
          <div className="mb-9 flex gap-4 border border-l-6 border-error bg-error-bg px-6 py-4.5 md:col-span-2">
            <Icon name="warning" className="mt-0.5 flex-none text-error" />
            <div>
              <p className="font-medium">{FORM_INVALID}</p>
              <ul className="mt-1 flex flex-wrap">
                {invalid.split(',').map((field) => (
                  <li key={field} className="not-last:after:mr-1 not-last:after:content-[',']">
                    <a
                      href={`#${field}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(element.current, field);
                      }}
                      className="border-b border-error py-1 text-ui"
                    >
                      {controls[field]?.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )
      }
    </form.Subscribe>
  );
}
