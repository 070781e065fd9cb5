import { subscriptionStats } from '#domain/newsletter/newsletter.ts';

type CountersProps = {
  /** Undefined while they are read: a zero would be believed. */
  subscriptions: readonly { active: boolean }[] | undefined;
};

/** The three counters (spec section 2). */
export function Counters({ subscriptions }: CountersProps) {
  const { total, active, activityRate } = subscriptionStats(subscriptions ?? []);
  const counters = [
    { label: 'Abonnés au total', value: String(total) },
    { label: 'Abonnés actifs', value: String(active) },
    { label: 'Taux d’activité', value: `${activityRate}\u202f%` },
  ];
  return (
    <dl className="mb-8 grid grid-cols-3 border-y border-ink">
      {counters.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse gap-1 border-rule py-4 not-first:border-l not-first:pl-4 md:not-first:pl-8"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="text-[2rem] leading-none tabular-nums">{subscriptions ? value : '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
