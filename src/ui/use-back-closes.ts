import { useEffectEvent, useLayoutEffect } from 'react';

/** Makes Back close what is open: adds a history entry, which closing in another way removes. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // Before what is open is painted: until the entry is there, Back would leave the page.
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
