import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How near to the window's edge a dragged row scrolls the page, and by how much a frame, in pixels. */
const EDGE = 72;
const STEP = 9;

type Drag = { id: string; from: number; to: number; offset: number; height: number };

/** Where the rows stood on the page when the drag began. */
type Start = { y: number; rows: { top: number; height: number }[] };

/** The index of the row whose middle is nearest. */
function nearest(middle: number, rows: Start['rows']): number {
  const distances = rows.map(({ top, height }) => Math.abs(top + height / 2 - middle));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Reordering of a list with the pointer, by a handle in each row. While a row is dragged, `styleOf`
 * moves the rows; nothing changes before it is dropped.
 */
export function useDragOrder(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const start = useRef<Start>(null);
  const pointerY = useRef(0);
  const [drag, setDrag] = useState<Drag>();

  function follow(): void {
    const { current: begun } = start;
    if (begun === null) return;
    const offset = pointerY.current + window.scrollY - begun.y;
    setDrag((last) => {
      const row = last && begun.rows[last.from];
      if (!row) return last;
      const middle = row.top + row.height / 2 + offset;
      return { ...last, offset, to: nearest(middle, begun.rows) };
    });
  }

  const scrollAtEdge = useEffectEvent(() => {
    const { current: y } = pointerY;
    const isBelow = y > window.innerHeight - EDGE;
    if (!isBelow && y >= EDGE) return;
    window.scrollBy({ top: isBelow ? STEP : -STEP, behavior: 'instant' });
    follow();
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      scrollAtEdge();
      frame = requestAnimationFrame(scroll);
    });
    const listening = new AbortController();
    const { signal } = listening;
    const cancel = () => setDrag(undefined);
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      start.current = null;
    };
  }, [isDragging]);

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || list.current === null) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = [...list.current.children].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { top: top + window.scrollY, height };
      });
      const from = ids.indexOf(id);
      pointerY.current = event.clientY;
      start.current = { y: event.clientY + window.scrollY, rows };
      setDrag({ id, from, to: from, offset: 0, height: rows[from]?.height ?? 0 });
    },
    onPointerMove({ clientY }: PointerEvent) {
      pointerY.current = clientY;
      follow();
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onMove(drag.id, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  const styleOf = (id: string) => {
    if (!drag) return undefined;
    if (id === drag.id) return { transform: `translateY(${drag.offset}px)` };
    const index = ids.indexOf(id);
    const isAfter = index > drag.from && index <= drag.to;
    const isBefore = index < drag.from && index >= drag.to;
    if (!isAfter && !isBefore) return undefined;
    return { transform: `translateY(${isAfter ? -drag.height : drag.height}px)` };
  };

  return { list, draggedId: drag?.id, handleOf, styleOf };
}
