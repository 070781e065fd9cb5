import { type RefObject, useLayoutEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (form: Element | null): Field[] => [
  ...(form?.querySelectorAll<Field>('input, textarea, select') ?? []),
];

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Copies focus and values from the server-rendered form, if React has replaced that form instead of hydrating it. */
export function useRestoreReplacedForm(
  form: RefObject<HTMLFormElement | null>,
  draftKey: string,
): void {
  const [formerForm] = useState(() => {
    if (import.meta.env.SSR) return { fields: [], focused: null };
    const serverForm = document.querySelector(`form[data-draft="${draftKey}"]`);
    return { fields: fieldsIn(serverForm), focused: document.activeElement };
  });
  useLayoutEffect(() => {
    for (const [index, field] of fieldsIn(form.current).entries()) {
      const replaced = formerForm.fields[index];
      if (!replaced || replaced.isConnected) continue;
      if (replaced === formerForm.focused) field.focus({ preventScroll: true });
      if (isChecked(replaced) && !isChecked(field)) field.click();
      if (replaced.value === field.value) continue;
      // Calls the setter of the prototype: with the setter that React puts on the field, React would ignore the event.
      Reflect.set(Object.getPrototypeOf(field), 'value', replaced.value, field);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [form, formerForm]);
}
