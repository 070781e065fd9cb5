/** The link to the rights of the people whose data the site holds. Not in legal.ts, which is too long for a footer. */
export const RIGHTS = { label: 'Vos données et vos droits', href: '/legal#vos-droits' } as const;
