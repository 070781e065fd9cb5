import { memo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/** Memoised: each keystroke in a note would encode the whole list of codes again. */
export const QrCode = memo(function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={modules.filter(Boolean).join('')} fill="currentColor" />
    </svg>
  );
});
