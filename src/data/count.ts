import { useEffect } from 'react';
import type { FigureKind } from '#domain/figures/figure.ts';
import type { CountedEvent } from '#domain/figures/figure-payload.ts';
import { runWhenIdle } from './when-idle.ts';

/** Counts an action on a record without identifying the visitor. Never throws, even if no code can be loaded. */
export function count(figure: CountedEvent): void {
  import('./send-figure.later.ts').then(
    ({ sendFigure }) => sendFigure(figure),
    () => undefined,
  );
}

export function useCountView(kind: FigureKind, id: string): void {
  useEffect(() => {
    let isOpen = true;
    runWhenIdle(() => {
      if (isOpen) count({ kind, id, action: 'read' });
    });
    return () => {
      isOpen = false;
    };
  }, [kind, id]);
}
