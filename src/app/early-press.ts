declare global {
  interface Window {
    /** Set by boot.inline.js: the last button pressed or form sent before hydration. */
    earlyPress?: { target: HTMLElement | null; stop: () => void };
  }
}

/** Presses again what the visitor pressed before the application could hear it. */
export function replayEarlyPress(): void {
  const early = window.earlyPress;
  if (!early) return;
  early.stop();
  delete window.earlyPress;
  if (!early.target?.isConnected) return;
  if (early.target instanceof HTMLFormElement) early.target.requestSubmit();
  else early.target.click();
}
