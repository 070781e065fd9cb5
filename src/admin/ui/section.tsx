import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="border-t border-ink pt-3 pb-8">
      <h2 id={titleId} className="admin-section-title mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}
