import { requestIds } from '#data/forms/request-ids.ts';
import { currentSettings } from '#data/settings.ts';
import { attachedHotels } from '#domain/requests/attached-hotels.ts';
import {
  type HolidayField,
  type HolidayValues,
  holidayRequestErrors,
} from '#domain/requests/holiday-rules.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { HOLIDAY_FAILED, holidaySent } from '#domain/requests/sent-messages.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { todayIso } from '#domain/text/dates.ts';
import { deliver } from '#features/forms/deliver.ts';
import { defineForm } from '#features/forms/use-request-form.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { HOLIDAY_FIELDS, holidayMailto } from './holiday-mail.ts';
import { openMailClient } from './open-mail-client.ts';
import { shownValues } from './reach-field.ts';

const ids = requestIds(HOLIDAY_DRAFT_KEY);

/** Not a date, so that the rules call it invalid. */
const UNREADABLE_DAY = '?';

/** A half-typed date reads as empty in the browser: it is marked, so that the visitor is told. */
function withUnfinishedDates(values: HolidayValues, form: HTMLFormElement | null): HolidayValues {
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

/** A holiday request: its fields and the attached hotels, draft, validation and delivery. */
export const HOLIDAY_FORM = defineForm({
  fields: [...HOLIDAY_FIELDS, 'hotels' as const],
  draftKey: HOLIDAY_DRAFT_KEY,
  validate: (values, element) =>
    holidayRequestErrors(withUnfinishedDates(shownValues(values), element), todayIso(new Date())),
  async send({ hotels: attached, ...all }, guard) {
    const values = shownValues(all);
    const hotels = attachedHotels(attached);
    const payload = toHolidayRequest(values, ids.idOf({ ...values, attached }), hotels);
    const delivery = await deliver({ kind: 'vacances', payload }, guard, {
      sent: holidaySent(values.methodeContact),
      kept: 'Votre demande est gardée sur cet appareil et partira au retour du réseau.',
      failed: HOLIDAY_FAILED,
    });
    if (delivery === 'done') ids.forget();
    if (delivery !== 'failed') return delivery === 'done';
    // The visitor's own mail client takes over.
    openMailClient(holidayMailto(values, hotels, currentSettings().contact_email));
    toastInfo('Ouverture de votre client email');
    return false;
  },
});
