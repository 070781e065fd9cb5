import { jsonSessionStorage } from '#data/storage.ts';
import { type AttachedHotel, attachedHotelsJson } from '#domain/requests/attached-hotels.ts';
import { propertiesOf } from '#domain/schema/properties-of.ts';
import { HOLIDAY_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';

/** Writes the draft with which the holiday form opens; returns false if the browser stores nothing. */
export const writeHolidayDraft = (values: object, hotels: readonly AttachedHotel[]): boolean =>
  jsonSessionStorage.write(HOLIDAY_DRAFT_SESSION_STORAGE_KEY, {
    ...values,
    hotels: attachedHotelsJson(hotels),
  });

/** Attaches hotels to what the visitor has typed into the holiday form, in place of those attached before. */
export const attachToHolidayDraft = (hotels: readonly AttachedHotel[]): boolean =>
  writeHolidayDraft(
    propertiesOf(jsonSessionStorage.read(HOLIDAY_DRAFT_SESSION_STORAGE_KEY)),
    hotels,
  );
