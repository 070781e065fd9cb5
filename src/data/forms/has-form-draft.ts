/** Whether a form has a draft: only then do pages load the form's code at once. */
export function hasFormDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
