import { useEffect, useState } from 'react';
import { todayIso } from '#domain/text/dates.ts';
import { HolidayLine } from './holiday-line.tsx';
import type { HolidayForm } from './use-holiday-form.ts';

/** The two days: not before today, not before the departure (spec section 5). */
export function HolidayDates({ form }: { form: HolidayForm }) {
  // The server's page may be older than today.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayIso(new Date())), []);
  return (
    <form.Subscribe selector={({ values }) => values.dateDepart}>
      {(departure) => (
        <>
          <HolidayLine form={form} name="dateDepart" type="date" min={today} />
          <HolidayLine
            form={form}
            name="dateRetour"
            type="date"
            min={departure === '' ? today : departure}
          />
        </>
      )}
    </form.Subscribe>
  );
}
