import type { PointerEvent } from 'react';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { Icon } from '#ui/icon.tsx';

type MoverProps = { of: string; from: number; count: number; onMove: (to: number) => void };

/** Buttons and a drag handle that move a row (`data-row`). Not HTML's own drag and drop, which ignores touch. */
export function RowMover({ of, from, count, onMove }: MoverProps) {
  return (
    <>
      <span
        aria-hidden="true"
        title="Faire glisser"
        className="grid size-11 flex-none cursor-grab touch-none place-items-center text-ink-2 select-none active:cursor-grabbing"
        onPointerDown={(event) => event.button === 0 && follow(event, from)}
        onPointerUp={({ currentTarget, clientY }) => {
          const to = markDropIndex(currentTarget, from, clientY);
          if (to !== from) onMove(to);
        }}
      >
        <Icon name="menu" />
      </span>
      <RowButton of={of} isDisabled={from === 0} onPress={() => onMove(from - 1)}>
        Monter
      </RowButton>
      <RowButton of={of} isDisabled={from === count - 1} onPress={() => onMove(from + 1)}>
        Descendre
      </RowButton>
    </>
  );
}

/** Marks and returns the index at which a row, dragged to the height `y`, would be dropped; null removes the mark. */
function markDropIndex(handle: Element, from: number, y: number | null): number {
  const list = handle.closest('[data-row]')?.parentElement;
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
  const otherPlaces = rows.toSpliced(from, 1).map((row) => row.getBoundingClientRect());
  const to = otherPlaces.filter(({ top, height }) => y !== null && top + height / 2 < y).length;
  const shadow = `0 ${Math.sign(to - from) * 3}px var(--color-ink)`;
  for (const [place, { style }] of rows.entries()) {
    style.opacity = y !== null && place === from ? '0.4' : '';
    style.boxShadow = y !== null && place === to ? shadow : '';
  }
  return to;
}

/** While a drag handle is pressed, marks where its row would be dropped; scrolls near the edges of the window. */
function follow(event: PointerEvent<HTMLElement>, from: number) {
  const { currentTarget: handle, pointerId } = event;
  let y = event.clientY;
  handle.setPointerCapture(pointerId);
  handle.onpointermove = ({ clientY }) => {
    y = clientY;
  };
  const step = () => {
    const isHeld = handle.hasPointerCapture(pointerId);
    markDropIndex(handle, from, isHeld ? y : null);
    if (!isHeld) return;
    const downwards = y > innerHeight - 96 ? 12 : 0;
    scrollBy(0, y < 96 ? -12 : downwards);
    requestAnimationFrame(step);
  };
  step();
}
