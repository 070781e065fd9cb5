/** Whether something was typed or chosen in a form. */
function isFilled(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      return field.checked;
    }
    const holdsText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    return holdsText && field.value !== '';
  });
}

/** Whether nothing else asks for attention: no dialog, no notice, no form being filled in. */
export function isQuiet(): boolean {
  if (document.querySelector('dialog[open], .toast-card, [data-notice]:not([data-install])')) {
    return false;
  }
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, select')) return false;
  const forms = [...document.forms];
  return (
    document.visibilityState === 'visible' &&
    location.pathname !== '/intro' &&
    !forms.some((form) => form.contains(activeElement) || isFilled(form))
  );
}
