import * as v from 'valibot';
import { currentSettings } from '#data/settings.ts';
import { attachedHotels } from '#domain/requests/attached-hotels.ts';
import { contactMethod, holidaySent } from '#domain/requests/contact-methods.ts';
import {
  HOLIDAY,
  type HolidayField,
  type HolidayValues,
  holidayErrors,
} from '#domain/requests/holiday-form.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { HOLIDAY_FAILED, UNKNOWN_SEND_ERROR } from '#domain/requests/sent-messages.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { todayIso } from '#domain/text/today.ts';
import { defineForm } from '#features/forms/define-form.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { holidayMailto } from './holiday-mail.ts';

/** Empties the fields of contact methods that were not chosen: hidden fields must not be sent. */
function shownValues(values: HolidayValues): HolidayValues {
  const field = contactMethod(values.methodeContact)?.field;
  const hidden = { email: '', telephone: '', instagram: '', tiktok: '' };
  return { ...values, ...hidden, ...(field && { [field]: values[field] }) };
}

/** Invalid date, which the schema rejects. */
const UNREADABLE_DAY = '?';

/** Replaces half-typed dates, which the browser reports as empty, so that validation rejects them. */
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

export const HOLIDAY_FORM = defineForm({
  fields: { ...HOLIDAY, hotels: v.string() },
  draftKey: HOLIDAY_DRAFT_KEY,
  validate: (values, element) =>
    holidayErrors(withUnfinishedDates(shownValues(values), element), todayIso(new Date())),
  prepare({ hotels: attached, ...all }, idOf) {
    const values = shownValues(all);
    const hotels = attachedHotels(attached);
    const payload = toHolidayRequest(values, idOf({ ...values, attached }), hotels);
    return {
      request: { kind: 'vacances', payload },
      messages: {
        sent: holidaySent(values.methodeContact),
        kept: 'Votre demande est gardée sur cet appareil et partira au retour du réseau.',
        failed: HOLIDAY_FAILED,
        unknown: UNKNOWN_SEND_ERROR,
      },
      /** Falls back to the visitor's mail client. */
      onFailed() {
        window.location.href = holidayMailto(values, hotels, currentSettings().contact_email);
        toastInfo('Ouverture de votre client email');
      },
    };
  },
});
