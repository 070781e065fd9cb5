import type { ComponentProps } from 'react';
import { DayButton, DayPicker, type Modifiers } from 'react-day-picker';
import { fr } from 'react-day-picker/locale/fr';
import pickerStyles from 'react-day-picker/style.css?inline';
import { isIsoDay } from '#domain/text/dates.ts';
import { todayIso } from '#domain/text/today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './calendar.css?inline';

export type CalendarProps = {
  title: string;
  /** The chosen day as yyyy-MM-dd; any other text counts as none. */
  day: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
};

// Returns the day at noon, so that a change to or from summer time does not turn it into another day.
const noon = (day: string) => new Date(`${day}T12:00`);
const dateOf = (day: string) => (isIsoDay(day) ? noon(day) : undefined);
const dayOf = (date: Date) => date.toLocaleDateString('sv-SE');

/** Renders a dialog with a calendar, to choose a day. */
export function CalendarDialog({ title, day, min = '', onPick, onClose }: CalendarProps) {
  const chosen = dateOf(day);
  const earliest = dateOf(min);
  const today = noon(todayIso());
  return (
    <Dialog onClose={onClose} title={title}>
      <style>{pickerStyles + styles}</style>
      <DayPicker
        className="calendar"
        mode="single"
        required
        locale={fr}
        labels={{ labelNav: () => 'Mois', labelDayButton }}
        today={today}
        selected={chosen}
        onSelect={(date) => {
          onPick(dayOf(date));
          onClose();
        }}
        defaultMonth={chosen ?? earliest ?? today}
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

/** Renders a day of the calendar. The day that Tab reaches also gets the focus when the dialog opens. */
const Day = (props: ComponentProps<typeof DayButton>) => (
  <DayButton {...props} data-autofocus={props.tabIndex === 0 || undefined} />
);

const Arrow = ({ orientation }: { orientation?: string }) => (
  <Icon name={orientation === 'left' ? 'arrow-left' : 'arrow-right'} />
);
