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
  // A page that is used was not left after all, as after a press on a mail address, or came back.
  note(['pageshow', 'pointerdown', 'keydown'], false);
}
