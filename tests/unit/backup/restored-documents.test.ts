import { describe, expect, it } from 'vitest';
import { comparePaths } from '#scripts/backup/archive-entries.ts';
import { type Migration, migrationFrom, schemaVersion } from '#scripts/backup/migrations.ts';
import { moveReferences } from '#scripts/backup/references.ts';
import { settle } from '#scripts/backup/settle.ts';

const document = (path: string, fields: Record<string, Record<string, unknown>>) => ({
  kind: 'document' as const,
  path,
  fields,
});
const text = (stringValue: string) => ({ stringValue });

describe('what would be sent', () => {
  it.each(['pending', 'sending'])('a mail that was %s has failed, and says why', (state) => {
    const mail = document('mail_outbox/a', {
      state: text(state),
      subject: text('Bonjour'),
      next_attempt_at: { timestampValue: '2026-11-23T02:00:00Z' },
    });
    expect(settle(mail).fields).toEqual({
      state: text('failed'),
      subject: text('Bonjour'),
      last_error: text('Restauré d’une sauvegarde, sans être envoyé'),
      lease_until: { nullValue: null },
      next_attempt_at: { nullValue: null },
    });
  });

  it('a request tells so too, and asks for no mail', () => {
    const request = document('contact_requests/a', {
      delivery: text('pending'),
      resend: { booleanValue: true },
    });
    expect(settle(request).fields).toEqual({
      delivery: text('failed'),
      delivery_error: text('Restauré d’une sauvegarde, sans être envoyé'),
      resend: { booleanValue: false },
    });
  });

  it('everything else is as it was', () => {
    for (const kept of [
      document('mail_outbox/a', { state: text('sent') }),
      document('contact_requests/a', { delivery: text('sent') }),
      document('hotels/a', { state: text('pending'), delivery: text('pending') }),
    ]) {
      expect(settle(kept)).toEqual(kept);
    }
  });
});

describe('references', () => {
  const [from, to] = [
    'projects/a/databases/(default)/documents',
    'projects/b/databases/(default)/documents',
  ];
  const reference = (root: string) => ({ referenceValue: `${root}/hotels/x` });

  it('lead into the other project, however deep', () => {
    const fields = (root: string) => ({
      one: reference(root),
      list: {
        arrayValue: {
          values: [reference(root), { mapValue: { fields: { deep: reference(root) } } }],
        },
      },
      words: text(`${from}/hotels/x`),
      named: { mapValue: { fields: { referenceValue: text(`${from}/hotels/x`) } } },
      elsewhere: { referenceValue: 'projects/aa/databases/(default)/documents/hotels/x' },
      nothing: { nullValue: null },
    });
    expect(moveReferences(fields(from), from, to)).toEqual(fields(to));
  });
});

describe('the order of archives', () => {
  it('is that of Firestore: part by part, by bytes', () => {
    const ordered = [
      'a/1',
      'a/1/files/x',
      'a/1-b',
      'a/10',
      'a/Z',
      'a/a',
      'a/é',
      'a/\uffee',
      'a/😀',
      'b/1',
    ];
    expect(ordered.toReversed().sort(comparePaths)).toEqual(ordered);
    expect(comparePaths('a/1', 'a/1')).toBe(0);
  });
});

describe('documents of an older archive', () => {
  const add = (version: number): Migration => ({
    version,
    migrate: (old) => ({
      ...old,
      fields: { ...old.fields, steps: text(`${old.fields.steps?.stringValue ?? ''}${version}`) },
    }),
  });
  const migrations = [add(2), add(3), add(4)];

  it('take the steps since their version, in order', () => {
    const stepsFrom = (version: number) =>
      migrationFrom(version, migrations)(document('hotels/a', {})).fields.steps;
    expect([1, 2, 3, 4].map(stepsFrom)).toEqual([text('234'), text('34'), text('4'), undefined]);
  });

  it('newer than the code are refused', () => {
    expect(schemaVersion(migrations)).toBe(4);
    expect(schemaVersion([])).toBe(1);
    expect(() => migrationFrom(5, migrations)).toThrow('update the project');
  });
});
