import { type ReactNode, useId } from 'react';

/** A part of a page under its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3 pb-8">
      <h2 id={id} className="admin-section-title mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
