/** Opens a modal dialog with the focus inside, on what has `data-autofocus` or else the first button. */
export function openModal(dialog: HTMLDialogElement): void {
  // Keeps the page behind in place when its scrollbar disappears.
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  dialog.showModal();
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) wanted.focus();
  // WebKit leaves the focus on the body, where the dialog hears no key.
  else if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
}
