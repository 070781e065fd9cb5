import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '#ui/icon.tsx';

/** The way back to the list that a record belongs to, or from a list to the dashboard. */
export function BackLink({ children, ...link }: LinkProps & { children: string }) {
  return (
    <Link {...link} className="inline-flex min-h-11 items-center gap-2.5 text-ui font-medium">
      <Icon name="arrow-left" size={16} />
      {children}
    </Link>
  );
}
