/** The link to people's rights over their data. In a file of its own: legal.ts is too long for the footer's code. */
export const DATA_RIGHTS_LINK = {
  label: 'Vos données et vos droits',
  href: '/legal#vos-droits',
} as const;
