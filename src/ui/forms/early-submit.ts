/** Forms whose code is loaded. */
const ready = new WeakSet<HTMLFormElement>();
/** Forms submitted before their code was loaded. */
const sent = new WeakSet<HTMLFormElement>();

/** Holds back submissions of a form until its code is loaded; resolves at the first submission. */
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
 * Takes over a form whose code is loaded; call in an effect. Replays an early submission, and stops
 * boot.inline.js from saving the draft: from now on the form's own code does.
 */
export function takeOverForm(form: HTMLFormElement): void {
  ready.add(form);
  delete form.dataset.draft;
  if (sent.delete(form)) form.requestSubmit();
}
