import { tabStorage } from '#data/web-storage.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { attachedText } from '#domain/requests/attached-hotels.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';

/** Replaces the hotels attached to the holiday draft; leaves out the visitor's notes. Never throws. */
export function attachToHolidayDraft(hotels: readonly Hotel[]): void {
  // If storage is blocked, the form opens without the hotels.
  const draft: object = Object(tabStorage.read(HOLIDAY_DRAFT_KEY));
  tabStorage.write(HOLIDAY_DRAFT_KEY, { ...draft, hotels: attachedText(hotels) });
}
