import { useEffect } from 'react';
import type { Figure, FigureKind } from '#domain/figures/figure.ts';
import { whenIdle } from './when-idle.ts';

/** Counts something done with a record, without telling who did it. Never throws. */
export function count(figure: Figure): void {
  import('./send-figure.ts').then(
    ({ sendFigure }) => sendFigure(figure),
    // Without this code, and the network to load it, nothing is counted.
    () => undefined,
  );
}

/** Counts a record as read once its page is idle, if it is still open then. */
export function useCountRead(kind: FigureKind, id: string): void {
  useEffect(() => {
    let isOpen = true;
    whenIdle(() => {
      if (isOpen) count({ kind, id, action: 'read' });
    });
    return () => {
      isOpen = false;
    };
  }, [kind, id]);
}
