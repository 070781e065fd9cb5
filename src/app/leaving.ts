let leaving = false;

export const isLeaving = (): boolean => leaving;

export function watchLeaving(): void {
  const note = (events: string[], value: boolean) => {
    const listener = () => {
      leaving = value;
    };
    for (const type of events) addEventListener(type, listener, { capture: true, passive: true });
  };
  note(['beforeunload', 'pagehide'], true);
  // The visitor stayed after all (a mailto: link), or came back from the back/forward cache.
  note(['pageshow', 'pointerdown', 'keydown'], false);
}
