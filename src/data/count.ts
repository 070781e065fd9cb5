import { useEffect } from 'react';
import type { CountedRecordKind } from '#domain/figures/actions.ts';
import type { CountedEvent } from '#domain/figures/counted-event.ts';
import { runWhenIdle } from './when-idle.ts';

/**
 * Counts an event, such as the reading of an article, without identifying the visitor. Never throws, even if the
 * counting code cannot be loaded.
 */
export function countVisitorEvent(figure: CountedEvent): void {
  import('./send-event.later.ts').then(
    ({ sendCountedEvent }) => sendCountedEvent(figure),
    () => undefined,
  );
}

export function useCountPageView(kind: CountedRecordKind, id: string): void {
  useEffect(() => {
    let isOpen = true;
    runWhenIdle(() => {
      if (isOpen) countVisitorEvent({ kind, id, action: 'read' });
    });
    return () => {
      isOpen = false;
    };
  }, [kind, id]);
}
