import { useEffect } from 'react';
import type { Figure, FigureKind } from '#domain/figures/figure.ts';
import { whenIdle } from './when-idle.ts';

/** Counts an action on a record without identifying anybody. Never throws. */
export function count(figure: Figure): void {
  import('./send-figure.ts').then(
    ({ sendFigure }) => sendFigure(figure),
    // If this code cannot be loaded, nothing is counted.
    () => undefined,
  );
}

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
