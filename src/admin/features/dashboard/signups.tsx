import * as v from 'valibot';
import { readFields } from '#admin/data/read-fields.ts';
import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { useRead } from '#admin/data/use-read.ts';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { shiftDay } from '#domain/figures/days.ts';
import { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { formatDate, startOfDay, todayIso } from '#domain/text/dates.ts';

const WEEKS = 12;
const SignupDate = v.pick(NewsletterSubscription, ['subscribed_at']);

/** Returns the Monday of the week of a day; both yyyy-MM-dd. */
const mondayOf = (day: string) => shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Returns the Mondays of the last weeks, yyyy-MM-dd, the one of `today` last. */
export const mondaysUntil = (today: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, index) => shiftDay(mondayOf(today), (index + 1 - weeks) * 7));

/** Counts sign-ups by their week in Paris. */
export function countByWeek(instants: readonly (string | null)[], mondays: readonly string[]) {
  const weeks = instants.map((at) => at && mondayOf(todayIso(new Date(at))));
  return mondays.map((monday) => ({
    monday,
    count: weeks.filter((week) => week === monday).length,
  }));
}

async function readSignups(mondays: readonly string[]) {
  const [first = ''] = mondays;
  const where = [['subscribed_at', '>=', startOfDay(first)]] as const;
  const dates = await readFields(SignupDate, { ...SUBSCRIPTIONS, where, limit: undefined });
  return countByWeek(
    dates.map(({ subscribed_at }) => subscribed_at),
    mondays,
  );
}

/** Sign-ups to the newsletter, week by week. */
export function Signups() {
  const mondays = mondaysUntil(todayIso(new Date()), WEEKS);
  const { value: weeks, problem } = useRead(['signups', mondays], () => readSignups(mondays));
  const most = Math.max(1, ...(weeks ?? []).map(({ count }) => count));
  return (
    <Section title="Inscriptions à la newsletter">
      {!weeks && <Unread problem={problem} />}
      {weeks && (
        <table className="w-full text-small">
          <caption className="sr-only">Inscriptions par semaine</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Semaine du</th>
              <th scope="col">Inscriptions</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, count }) => (
              <tr key={monday}>
                <th scope="row" className="pr-4 font-normal whitespace-nowrap text-ink-2">
                  {formatDate(monday)}
                </th>
                <td className="flex w-full items-center gap-3 tabular-nums">
                  <span
                    aria-hidden="true"
                    className="h-3 bg-ink"
                    style={{ width: `${(count / most) * 80}%` }}
                  />
                  {count}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
