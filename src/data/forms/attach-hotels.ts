import type { Hotel } from '#domain/hotel/hotel.ts';
import { attachedText } from '#domain/requests/attached-text.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { readDraft, writeDraft } from './form-draft.ts';

/**
 * Attaches hotels to the holiday request that the visitor is writing, in place of those attached
 * before; without their notes, which are the visitor's own. Never throws.
 */
export function attachToHolidayDraft(hotels: readonly Hotel[]): void {
  // Where storage is blocked the form opens without the list.
  const draft = readDraft(HOLIDAY_DRAFT_KEY);
  writeDraft(HOLIDAY_DRAFT_KEY, { ...draft, hotels: attachedText(hotels) });
}
