import { type ComponentProps, type ComponentType, useState } from 'react';
import { formatDay, parseDay } from '#domain/text/typed-date.ts';
import type { CalendarProps } from './calendar.later.tsx';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

export type DateFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'autoFocus'> & {
    /** Value of the field: a day as yyyy-MM-dd, or an unreadable text as typed. */
    value: string;
    onChange: (value: string) => void;
    /** The first day that can be chosen in the calendar. */
    min?: string | undefined;
  };

/** Renders a date field in French notation, with a calendar: native fields follow the browser's language. */
export function DateField({ value, onChange, min, ...props }: DateFieldProps) {
  const [field, input] = splitFieldProps({ ...props, hint: props.hint ?? 'jj/mm/aaaa' });
  const [typed, setTyped] = useState(() => formatDay(value));
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const open = async () => {
    const loaded = await import('./calendar.later.tsx');
    setCalendar(() => loaded.CalendarDialog);
  };
  const isTyped = (parseDay(typed) ?? typed) === value;
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            type="text"
            autoComplete="off"
            placeholder={props.hint && 'jj/mm/aaaa'}
            required={field.required}
            {...input}
            {...control}
            value={isTyped ? typed : formatDay(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(parseDay(target.value) ?? target.value);
            }}
            onBlur={() => setTyped(formatDay(value))}
          />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Calendrier\u00a0: ${field.label}`}
            onClick={() => void open()}
            className={`absolute top-0 grid size-12 place-items-center noscript:hidden ${field.controlClass ? 'right-0' : '-right-2'}`}
          >
            <CalendarIcon />
          </button>
          {Calendar && (
            <Calendar
              title={field.label}
              day={value}
              min={min}
              onPick={onChange}
              onClose={() => setCalendar(null)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** Icon of the calendar button, not in icon.tsx, because every page loads that file, with or without a date field. */
const CalendarIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" width={18} fill="none" stroke="currentColor">
    <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3m6-3v3" strokeWidth="1.4" />
  </svg>
);
