/** The file that started the application: each build names its own, so that it tells the build. */
export function entryFile(): string {
  const { entry } = document.documentElement.dataset;
  return entry ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}
