import { type RefObject, useLayoutEffect, useState } from 'react';

/** Moves the focus into a form, if React has replaced the server-rendered form that had it instead of hydrating it. */
export function useReplacedFormFocus(form: RefObject<HTMLFormElement | null>): void {
  const [focused] = useState(() => (import.meta.env.SSR ? null : document.activeElement));
  useLayoutEffect(() => {
    const former = focused?.closest('form');
    if (!focused || !former || former.isConnected) return;
    if (former.dataset.draft !== form.current?.dataset.draft) return;
    const field = form.current?.elements[[...former.elements].indexOf(focused)];
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [form, focused]);
}
