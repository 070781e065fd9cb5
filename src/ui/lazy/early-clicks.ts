interface EarlyClicks {
  /** Presses again what was pressed too early, once; afterwards clicks go their own way. */
  replay(): void;
}

/**
 * Remembers the last button pressed in the element of that id until the code that answers has come:
 * React drops what it hears from a part that it has not hydrated. Links work by themselves, forms
 * are held by `holdEarlySubmits`.
 */
export function holdEarlyClicks(id: string): EarlyClicks {
  let pressed: HTMLButtonElement | null = null;
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest(`#${id}`) === null) return;
      const button = target.closest('button');
      pressed = button?.type === 'button' ? button : null;
    },
    { capture: true, signal: listening.signal },
  );
  return {
    replay() {
      listening.abort();
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
  };
}
