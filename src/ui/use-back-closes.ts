import { useEffectEvent, useLayoutEffect } from 'react';

/** Makes Back close a dialog or menu: adds a history entry, which closing in another way removes. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // Runs before the dialog or menu is painted: without the history entry, Back would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { href } = location;
    const overlay = crypto.randomUUID();
    // Called on the prototype: the router replaces the instance's method, and would load the page again.
    History.prototype.pushState.call(history, { ...history.state, overlay }, '');
    const stop = (event: PopStateEvent) => {
      if (location.href === href) event.stopImmediatePropagation();
    };
    const leave = (event: PopStateEvent) => {
      stop(event);
      onBack();
    };
    addEventListener('popstate', leave, true);
    return () => {
      removeEventListener('popstate', leave, true);
      if (history.state?.overlay !== overlay) return;
      addEventListener('popstate', stop, { capture: true, once: true });
      history.back();
    };
  }, [isOpen]);
}
