/** Icons as SVG paths on a grid of 20 px. */
const DRAWINGS = {
  heart:
    'M10 16.6 4 10.4C2.2 8.5 2.6 5.5 4.8 4.4 6.8 3.4 9 4.2 10 6.2c1-2 3.2-2.8 5.2-1.8 2.2 1.1 2.6 4.1.8 6z',
  share: 'M10 12.5V2.8M6.8 5.8 10 2.6l3.2 3.2M6.5 9H4v8h12V9h-2.5',
  'arrow-left': 'M17 10H3.4M8 5l-5 5 5 5',
  'arrow-right': 'M3 10h13.6M12 5l5 5-5 5',
  'arrow-down': 'M10 3v13.6M5 12l5 5 5-5',
  'chevron-down': 'm4.5 7.5 5.5 5.5 5.5-5.5',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  menu: 'M2 7.4h16M2 13.6h16',
  check: 'm4 10.8 4 4 8.2-9.4',
  offline:
    'M3 3l14 14M2.6 8.2A12 12 0 0 1 6 6m3.5-.9a11.6 11.6 0 0 1 7.9 3.1M5.3 11a8 8 0 0 1 3.2-1.9m3.6.2a8 8 0 0 1 2.6 1.7M8 13.8a3.4 3.4 0 0 1 3.6-.6M9.6 16h.8',
  photo: 'M3 3h14v14H3zM6.6 10a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M14.2 5.8h.1',
  message: 'M3 17l1.2-3.8A7 7 0 1 1 7 16z',
  note: 'M10.5 3v10.3a3.2 3.2 0 1 1-3.2-3.2M10.5 3c.3 2.6 2 4.2 4.7 4.4',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0m9.5 4 4 4',
  pause: 'M7.5 4v12m5-12v12',
  play: 'M6 3.6 16 10 6 16.4z',
  filter: 'M3 6h14M5.5 10h9M8 14h4',
  warning: 'M10 3.2 18 17H2zM10 8.2v4.2m0 2v.3',
} as const;

export type IconName = keyof typeof DRAWINGS | 'heart-filled';

type IconProps = { name: IconName; size?: number | undefined; className?: string | undefined };

/** Renders a decorative icon; the control around it must have the accessible name. */
export function Icon({ name, size = 20, className }: IconProps) {
  const filled = name === 'heart-filled';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="square"
      className={className}
    >
      <path d={DRAWINGS[filled ? 'heart' : name]} />
    </svg>
  );
}
