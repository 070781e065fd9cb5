/** Forms whose code has taken over. */
const ready = new WeakSet<HTMLFormElement>();
/** Forms that were sent before that. */
const sent = new WeakSet<HTMLFormElement>();

/**
 * A form in the element of that id that is sent before its code is there waits for it, instead of
 * leaving the page. For the life of the page.
 * @returns resolves when that first happens.
 */
export function holdEarlySubmits(id: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(
      'submit',
      (event) => {
        const form = event.target;
        if (!(form instanceof HTMLFormElement) || ready.has(form)) return;
        if (form.closest(`#${id}`) === null) return;
        event.preventDefault();
        sent.add(form);
        resolve();
      },
      true,
    );
  });
}

/**
 * Called by a form, in an effect, once it hears: what was sent too early is sent now. From here on
 * it keeps its draft itself (see boot.inline.js).
 */
export function takeOverForm(form: HTMLFormElement): void {
  ready.add(form);
  delete form.dataset.draft;
  if (sent.delete(form)) form.requestSubmit();
}
