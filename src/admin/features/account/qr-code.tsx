import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** A QR code, drawn here: what it holds is a secret. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text]);
  const cells = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 bg-white text-black"
    >
      <path fill="currentColor" d={cells.join('')} />
    </svg>
  );
}
