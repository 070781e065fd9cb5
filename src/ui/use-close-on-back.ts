import { useEffectEvent, useLayoutEffect } from 'react';

/** Makes Back close a dialog or menu: adds a history entry, which closing in another way removes. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  // A layout effect, to add the history entry before the dialog or menu is painted: otherwise, Back would leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { href } = location;
    const overlay = crypto.randomUUID();
    // Calls the method of the prototype, because the router's own method would load the page again.
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
