import { formDraft } from '#data/forms/form-draft.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;

/** What was written to us and not sent yet. */
export const contactDraft = formDraft(CONTACT_DRAFT_KEY, CONTACT_FIELDS);
