import { Link, type LinkProps } from '@tanstack/react-router';
import { ACTION } from '#admin/ui/looks.ts';

type RowLinkProps = LinkProps & {
  id?: string | undefined;
  children: string;
  /** The record: « Modifier Ryokan Momiji ». */
  of: string;
};

/** A word for an action that leads somewhere. */
export function RowLink({ children, of, ...link }: RowLinkProps) {
  return (
    <Link {...link} aria-label={`${children} ${of}`} className={ACTION}>
      {children}
    </Link>
  );
}

/** A word for a page of the site, in a window of its own. */
export function RowAnchor({ children, of, href }: { children: string; of: string; href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${children} ${of} (nouvelle fenêtre)`}
      className={ACTION}
    >
      {children}
    </a>
  );
}

type RowButtonProps = {
  children: string;
  of: string;
  isDangerous?: boolean | undefined;
  /** Keeps the focus all the same: « Monter » at the top. */
  isDisabled?: boolean | undefined;
  /** The id of what says why it is disabled. */
  describedBy?: string | undefined;
  onPress: () => void;
};

/** A word for an action that does something. */
export function RowButton({
  children,
  of,
  isDangerous = false,
  isDisabled = false,
  describedBy,
  onPress,
}: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${children} ${of}`}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      onClick={() => isDisabled || onPress()}
      className={isDangerous ? `${ACTION} text-error` : ACTION}
    >
      {children}
    </button>
  );
}
