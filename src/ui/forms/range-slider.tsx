import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';

type RangeSliderProps = {
  /** Includes the value: « Budget max: 1400€ / nuit ». */
  label: string;
  name?: string | undefined;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  valueText: string;
  className?: string | undefined;
};

export function RangeSlider({
  label,
  value,
  valueText,
  onChange,
  className,
  ...range
}: RangeSliderProps) {
  const id = useId();
  const fill = ((value - range.min) / (range.max - range.min)) * 100;
  return (
    <div className={classNames('grid content-center', className)}>
      <label htmlFor={id} className="text-caption text-ink-2">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider"
        style={{ '--fill': `${fill}%` }}
      />
    </div>
  );
}
