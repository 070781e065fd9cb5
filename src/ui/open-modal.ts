/** Opens a modal dialog and focuses its element with `data-autofocus`, else its first button. */
export function openModal(dialog: HTMLDialogElement): void {
  // Keeps the page behind in place when its scrollbar disappears.
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  dialog.showModal();
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wanted) wanted.focus();
  // WebKit leaves the focus on the body, where the dialog receives no key events.
  else if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
}
