import { Query } from 'firebase-admin/firestore';
import { requireIndex, type StructuredQuery } from './firestore-indexes.ts';

type ToProto = (...options: unknown[]) => { structuredQuery: StructuredQuery };

// `toProto`, an internal of the Admin SDK, writes the request of each query that it runs.
const toProto: ToProto = Reflect.get(Query.prototype, 'toProto');
Reflect.set(Query.prototype, 'toProto', function (this: Query, ...options: unknown[]) {
  const request = Reflect.apply(toProto, this, options);
  requireIndex(request.structuredQuery);
  return request;
});
