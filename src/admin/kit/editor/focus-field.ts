/**
 * Focuses the first invalid control of the editor, else an empty control of the field, once they are
 * rendered and no dialog is open.
 */
export function focusField(name = ''): void {
  setTimeout(() => {
    const invalid = document.querySelector<HTMLElement>('.editor [aria-invalid=true]');
    const named = [...document.getElementsByName(name)];
    const empty = named.find((control) => 'value' in control && control.value === '');
    (invalid ?? empty ?? named[0])?.focus();
  });
}
