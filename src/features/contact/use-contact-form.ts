import { useForm } from '@tanstack/react-form';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readFormGuard, watchForm } from '#data/forms/form-guard.ts';
import { ContactForm } from '#domain/requests/request-payloads.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { takeOverForm } from '#ui/forms/early-submit.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { CONTACT_FIELDS, contactDraft } from './contact-draft.ts';
import { sendMessage } from './send-message.ts';

const EMPTY: ContactForm = { firstName: '', lastName: '', email: '', message: '' };

/** What stands in the fields: they may have been filled before anybody heard of it. */
function entered(element: HTMLFormElement): Partial<ContactForm> {
  const data = new FormData(element);
  const texts = CONTACT_FIELDS.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** The contact form: its values and errors, its draft, and its sending. */
export function useContactForm() {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: EMPTY,
    validators: { onSubmit: ContactForm },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID);
      const faulty = CONTACT_FIELDS.find((field) => formApi.getFieldMeta(field)?.errors.length);
      element.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
    },
    onSubmit: async ({ value, formApi }) => {
      if (!element.current) return;
      if (!(await sendMessage(value, readFormGuard(element.current)))) return;
      // What was typed while it was on its way was not sent: it stays.
      if (CONTACT_FIELDS.some((field) => formApi.state.values[field] !== value[field])) return;
      formApi.reset();
      contactDraft.clear();
    },
  });
  const [isSending, send] = useSingleFlight(async () => {
    // A fault that is left would keep the form from being looked at anew.
    await form.validateAllFields('change');
    await form.handleSubmit();
  });

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const known = { ...contactDraft.read(), ...entered(formElement) };
    for (const field of CONTACT_FIELDS) {
      const text = known[field];
      if (text !== undefined) form.setFieldValue(field, text, { dontUpdateMeta: true });
    }
  });
  // Before another key can be pressed, which would find the fields empty.
  useLayoutEffect(() => {
    // What is adopted is kept like what is typed.
    const { unsubscribe } = form.store.subscribe(({ values }) => contactDraft.write(values));
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store]);
  useEffect(() => {
    if (element.current === null) return;
    takeOverForm(element.current);
    return watchForm(element.current);
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { element, form, isSending, onSubmit };
}
