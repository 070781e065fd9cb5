/** Returns the path or URL of the entry script, whose hashed name identifies the build. */
export function entryFile(): string {
  const { entry } = document.documentElement.dataset;
  return entry ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}
