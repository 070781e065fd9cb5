import { type RefObject, useEffect } from 'react';
import { watchForm } from '#data/forms/form-guard.ts';
import { takeOverForm } from '#ui/forms/early-submit.ts';

/** Starts the form's anti-bot timer, and replays a submission made before its code was loaded. */
export function useTakeOver(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (element.current === null) return;
    const unwatch = watchForm(element.current);
    takeOverForm(element.current);
    return unwatch;
  }, [element]);
}
