/** Link to visitors' rights over their data. The site's footer imports this small file, instead of all of legal.ts. */
export const DATA_RIGHTS_LINK = {
  label: 'Vos données et vos droits',
  href: '/legal#vos-droits',
} as const;
