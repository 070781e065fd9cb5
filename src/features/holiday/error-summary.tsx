import { HOLIDAY_LABELS } from '#domain/requests/holiday-options.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { Icon } from '#ui/icon.tsx';
import { HOLIDAY_FIELDS } from './holiday-draft.ts';
import { focusField, type HolidayForm } from './use-holiday-form.ts';

type ErrorSummaryProps = { form: HolidayForm; element: React.RefObject<HTMLFormElement | null> };

/** What is wrong, at the head of the form, each with the way to its field. */
export function ErrorSummary({ form, element }: ErrorSummaryProps) {
  return (
    <form.Subscribe
      // A text, as a list would be another one each time.
      selector={({ fieldMeta }) =>
        HOLIDAY_FIELDS.filter((field) => fieldMeta[field]?.errors.length).join()
      }
    >
      {(faulty) => {
        const fields = HOLIDAY_FIELDS.filter((field) => faulty.split(',').includes(field));
        if (fields.length === 0) return null;
        return (
          <div className="mb-9 flex gap-4 border border-l-6 border-error bg-error-bg px-6 py-4.5 md:col-span-2">
            <Icon name="warning" className="mt-0.5 flex-none text-error" />
            <div>
              <p className="font-medium">{FORM_INVALID}</p>
              <ul className="mt-1 flex flex-wrap">
                {fields.map((field) => (
                  <li key={field} className="not-last:after:mr-1 not-last:after:content-[',']">
                    <a
                      href={`#${field}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(element.current, field);
                      }}
                      className="border-b border-error py-1 text-ui"
                    >
                      {HOLIDAY_LABELS[field]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      }}
    </form.Subscribe>
  );
}
