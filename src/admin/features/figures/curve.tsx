const WIDTH = 100;
const HEIGHT = 24;

/** The points of a curve from 0 to its highest value; of a constant 0, on the ground. */
export function curvePoints(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const place = (number: number) => Math.round(number * 10) / 10;
  return values
    .map((value, index) => `${place(index * step)},${place(HEIGHT * (1 - value / most))}`)
    .join(' ');
}

type CurveProps = {
  values: readonly number[];
  /** What it shows; none where a table says it. */
  label?: string | undefined;
  className: string;
};

/** A small curve, stretched to the size of its class. */
export function Curve({ values, label, className }: CurveProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      className={className}
    >
      <polyline
        points={curvePoints(values)}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}
