/** Whether a form has a draft under that key. For pages, which load the form's code only then. */
export function hasFormDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
