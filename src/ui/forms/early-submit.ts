/** Forms whose code is loaded. */
const ready = new WeakSet<HTMLFormElement>();
/** Forms that were submitted before that. */
const sent = new WeakSet<HTMLFormElement>();

/** Holds submissions of a form until its code is loaded; resolves at the first one. */
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
 * Called in an effect by a form whose code is loaded: submits it now if it was submitted too early.
 * From here on it saves its draft itself (see boot.inline.js).
 */
export function takeOverForm(form: HTMLFormElement): void {
  ready.add(form);
  delete form.dataset.draft;
  if (sent.delete(form)) form.requestSubmit();
}
