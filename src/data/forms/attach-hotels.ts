import type { Hotel } from '#domain/hotel/hotel.ts';
import { attachedText } from '#domain/requests/attached-text.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';

function readDraft(): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(HOLIDAY_DRAFT_KEY) ?? '');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/**
 * Attaches hotels to the holiday request that the visitor is writing, in place of those attached
 * before; without their notes, which are the visitor's own. Never throws.
 */
export function attachToHolidayDraft(hotels: readonly Hotel[]): void {
  const draft = { ...readDraft(), hotels: attachedText(hotels) };
  try {
    sessionStorage.setItem(HOLIDAY_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked: the form opens without the list.
  }
}
