import type { HolidayField, HolidayValues } from '#domain/requests/holiday-rules.ts';
import { HOLIDAY_FIELDS } from './holiday-draft.ts';

/** What stands in the fields: they may have been filled before anybody heard of it. */
export function enteredValues(form: HTMLFormElement): Partial<HolidayValues> {
  const data = new FormData(form);
  const texts = HOLIDAY_FIELDS.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** No day that can be read, so that the rules call it invalid. */
const UNREADABLE_DAY = '?';

/**
 * The values with the dates that were begun and not finished: for the browser such a field is
 * empty, and the visitor would not be told that the date was lost.
 */
export function withUnfinishedDates(
  values: HolidayValues,
  form: HTMLFormElement | null,
): HolidayValues {
  const isUnfinished = (field: HolidayField) => {
    const input = form?.elements.namedItem(field);
    return input instanceof HTMLInputElement && input.validity.badInput;
  };
  return {
    ...values,
    ...(isUnfinished('dateDepart') && { dateDepart: UNREADABLE_DAY }),
    ...(isUnfinished('dateRetour') && { dateRetour: UNREADABLE_DAY }),
  };
}
