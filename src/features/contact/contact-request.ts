import * as v from 'valibot';
import { requestIds } from '#data/forms/request-ids.ts';
import { firstErrors } from '#domain/requests/form-fields.ts';
import { CONTACT } from '#domain/requests/request-payloads.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  UNKNOWN_SEND_ERROR,
} from '#domain/requests/sent-messages.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { defineForm } from '#features/forms/define-form.ts';
import { deliver } from '#features/forms/deliver.ts';

const MESSAGES = {
  sent: CONTACT_SENT,
  kept: 'Votre message est gardé sur cet appareil et partira au retour du réseau.',
  failed: CONTACT_FAILED,
  unknown: UNKNOWN_SEND_ERROR,
};

const ids = requestIds(CONTACT_DRAFT_KEY);

export const CONTACT_FORM = defineForm({
  fields: CONTACT,
  draftKey: CONTACT_DRAFT_KEY,
  validate: (values) => firstErrors(v.object(CONTACT), values),
  async send(values, guard) {
    const payload = { ...values, formType: 'contact' as const, requestId: ids.idOf(values) };
    const isDone = (await deliver({ kind: 'contact', payload }, guard, MESSAGES)) === 'done';
    if (isDone) ids.forget();
    return isDone;
  },
});
