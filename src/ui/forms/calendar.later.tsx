import { type ComponentProps, useState } from 'react';
import { DayButton, DayPicker, type Modifiers } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';
import pickerStyles from 'react-day-picker/style.css?inline';
import { isIsoDay } from '#domain/text/dates.ts';
import { todayIso } from '#domain/text/today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './calendar.css?inline';

export type CalendarProps = {
  titles: readonly [start: string, end?: string];
  /** The chosen day, or the first of a range, as yyyy-MM-dd; any other text counts as none. */
  from: string;
  /** The last day of the chosen range; undefined for a single day. */
  to?: string | undefined;
  min?: string | undefined;
  startsAtEnd?: boolean | undefined;
  onPick: (from: string, to: string) => void;
  onClose: () => void;
};

// Returns a day at noon, so that a change to or from summer time does not move it to another day.
const noon = (day: string) => new Date(`${day}T12:00`);
const dateOf = (day: string) => (isIsoDay(day) ? noon(day) : undefined);
const dayOf = (date: Date) => date.toLocaleDateString('sv-SE');

/** Renders a dialog with a calendar, to choose a day, or the first and then the last day of a range. */
export function Calendar({ titles, from, to, min, startsAtEnd, onPick, onClose }: CalendarProps) {
  const [isEnd, setEnd] = useState(startsAtEnd === true && isIsoDay(from));
  const [first, last] = [dateOf(from), dateOf(to ?? from)];
  const today = noon(todayIso());
  const earliest = dateOf(isEnd ? from : (min ?? ''));
  const pick = (date: Date) => {
    const day = dayOf(date);
    if (isEnd) onPick(from, day);
    else onPick(day, to && to >= day ? to : '');
    if (isEnd || to === undefined) onClose();
    else setEnd(true);
  };
  return (
    <Dialog onClose={onClose} title={<span aria-live="polite">{titles[isEnd ? 1 : 0]}</span>}>
      <style>{pickerStyles + styles}</style>
      <DayPicker
        className="calendar"
        mode="range"
        required
        locale={fr}
        labels={{ labelNav: () => 'Mois', labelDayButton }}
        today={today}
        selected={{ from: first, to: last }}
        onSelect={(_, date) => pick(date)}
        defaultMonth={(isEnd && last) || first || earliest || today}
        startMonth={earliest}
        disabled={earliest && { before: earliest }}
        components={{ DayButton: Day, Chevron: Arrow }}
      />
    </Dialog>
  );
}

const labelDayButton = (date: Date, { today, selected }: Modifiers) => {
  const day = date.toLocaleDateString('fr-FR', { dateStyle: 'full' }).replace(' 1 ', ' 1er ');
  return `${today ? 'Aujourd’hui, ' : ''}${day}${selected ? ', sélectionné' : ''}`;
};

/** Renders a day of the calendar. The one day that Tab reaches gets the focus when the dialog opens. */
const Day = (props: ComponentProps<typeof DayButton>) => (
  <DayButton {...props} data-autofocus={props.tabIndex === 0 || undefined} />
);

const Arrow = ({ orientation }: { orientation?: string }) => (
  <Icon name={orientation === 'left' ? 'arrow-left' : 'arrow-right'} />
);
