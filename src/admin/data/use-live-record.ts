import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';

/** One document, live: undefined until the first answer, null when there is none or it cannot be read. */
export function useLiveRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: CollectionName,
  id: string,
): v.InferOutput<TSchema> | null | undefined {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), collection, id), {
    suspense: false,
  });
  return useMemo(() => {
    if (snapshot === undefined || snapshot.id !== id) return undefined;
    const data = snapshot.data();
    return data ? readDocument(schema, collection, id, data) : null;
  }, [snapshot, schema, collection, id]);
}
