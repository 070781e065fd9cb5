import { Link, type LinkProps } from '@tanstack/react-router';
import { ACTION } from '#admin/ui/looks.ts';

type RowLinkProps = LinkProps & {
  children: string;
  /** The record's name, for the accessible name: « Modifier Ryokan Momiji ». */
  of: string;
};

/** A row action that navigates. */
export function RowLink({ children, of, ...link }: RowLinkProps) {
  return (
    <Link {...link} aria-label={`${children} ${of}`} className={ACTION}>
      {children}
    </Link>
  );
}

/** A row action that opens a page of the site in a new window. */
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
  /** Stays focusable: « Monter » on the first row. */
  isDisabled?: boolean | undefined;
  onPress: () => void;
};

/** A row action that runs something. */
export function RowButton({
  children,
  of,
  isDangerous = false,
  isDisabled = false,
  onPress,
}: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${children} ${of}`}
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
      className={isDangerous ? `${ACTION} text-error` : ACTION}
    >
      {children}
    </button>
  );
}
