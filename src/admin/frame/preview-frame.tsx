import { useEffect, useRef, useState } from 'react';
import { PREVIEW_PATH, type PreviewedPage, sendPreview } from '#data/preview-channel.ts';

export function PreviewFrame({ page, width }: { page: PreviewedPage; width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (frame.current ? sendPreview(frame.current, page) : undefined), [page]);

  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <div ref={stage} className="h-[calc(100dvh-17rem)] min-h-64 overflow-hidden bg-sand">
      <iframe
        ref={frame}
        title="Aperçu de la page"
        className="block max-w-none origin-top-left bg-paper-2"
        src={PREVIEW_PATH}
        style={{
          width,
          height: (room?.height ?? 0) / scale,
          transform: `scale(${scale})`,
          marginLeft: room ? Math.max(0, (room.width - width) / 2) : 0,
        }}
      />
    </div>
  );
}
