import type { Account, Header, Manifest } from './archive-entries.ts';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const isAdmin = ({ claims }: Account): boolean => claims.admin === true;

/** What an archive holds, for the terminal. */
export function describeArchive({ project, read_at, version, schema }: Header, manifest: Manifest) {
  const collections = Object.entries(manifest.documents).map(
    ([name, count]) => `    ${name.padEnd(28)}${String(count).padStart(8)}`,
  );
  return [
    `  ${project} as it was on ${read_at}, by version ${version}, documents of version ${schema}:`,
    ...collections,
    `    ${'accounts (no passwords)'.padEnd(28)}${String(manifest.accounts).padStart(8)}`,
  ].join('\n');
}

type Restored = {
  documents: { written: number; unchanged: number; deleted: number };
  accounts: { created: Account[]; kept: Account[] };
};

/** What a restoration did, and what is left to people. */
export function describeRestored({ documents, accounts }: Restored): string {
  const { written, unchanged, deleted } = documents;
  const admins = accounts.created.filter(isAdmin).map(({ email, uid }) => email ?? uid);
  return [
    `  ${many(written, 'document')} written, ${unchanged} already there, ${deleted} deleted`,
    `  ${many(accounts.created.length, 'account')} created, ${accounts.kept.length} already there and left as they are`,
    ...(admins.length === 0
      ? []
      : [
          `  Administrators again: ${admins.join(', ')}. They have no password: send each a link with`,
          '  npm run admin:invite, and take the rights of those who have left with npm run admin:revoke.',
        ]),
  ].join('\n');
}
