import * as v from 'valibot';
import { readFields } from '#admin/data/read-fields.ts';
import { useRead } from '#admin/data/use-read.ts';
import { Curve } from '#admin/ui/curve.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { daysUntil } from '#domain/figures/days.ts';
import { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { startOfDay, todayIso } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';

const DAYS = 12 * 7;
const Signup = v.pick(NewsletterSubscription, ['id', 'subscribed_at']);

/** Reads the days in Paris of the sign-ups since a day; all yyyy-MM-dd. */
async function readSignupDays(first: string): Promise<string[]> {
  const since = ['subscribed_at', '>=', startOfDay(first)] as const;
  const signups = await readFields(Signup, ENTITIES.subscribers, since);
  return signups.map(({ subscribed_at }) => todayIso(new Date(subscribed_at ?? 0)));
}

export function Signups() {
  const days = daysUntil(todayIso(), DAYS);
  const [first = ''] = days;
  const { value: signups, problem } = useRead(['signups', first], () => readSignupDays(first));
  return (
    <Section title="Inscriptions à la newsletter">
      {signups ? (
        <>
          <p className="mb-4">
            {formatCount(signups.length)} {signups.length > 1 ? 'inscriptions' : 'inscription'} en
            12 semaines
          </p>
          <Curve
            days={days}
            counts={days.map((day) => signups.filter((signup) => signup === day).length)}
          />
        </>
      ) : (
        <Unread problem={problem} />
      )}
    </Section>
  );
}
