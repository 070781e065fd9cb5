import { describe } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { rulesProject } from '../support/rules.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';

const collection = COLLECTIONS.auditLog;
const subject = {
  project: rulesProject(collection),
  collection,
  valid: { actor: 'admin@example.org', action: 'update', path: 'hotels/kyoto' },
};

describe('audit_log', () => {
  describeReads(subject, 'admins');
  describeNoWrites(subject, ['create', 'update', 'delete']);
});
