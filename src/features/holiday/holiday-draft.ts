import { formDraft } from '#data/forms/form-draft.ts';
import { EMPTY_HOLIDAY_VALUES, type HolidayField } from '#domain/requests/holiday-rules.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';

function isField(name: string): name is HolidayField {
  return name in EMPTY_HOLIDAY_VALUES;
}

/** The fields in the order of the form. */
export const HOLIDAY_FIELDS = Object.keys(EMPTY_HOLIDAY_VALUES).filter(isField);

/** What was asked for and not sent yet. */
export const holidayDraft = formDraft(HOLIDAY_DRAFT_KEY, HOLIDAY_FIELDS);
