import type { ReactNode } from 'react';

/** A column of a list. */
export type RecordColumn<TRecord, TKey extends string = string> = {
  /** Also the key it is sorted by. */
  key: TKey;
  label: string;
  /** Unseen label: thumbnails, actions. */
  isLabelHidden?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** Figures stand at the right. */
  align?: 'right' | undefined;
  render: (record: TRecord) => ReactNode;
};
