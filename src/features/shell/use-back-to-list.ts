import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';

/** URLs with which the visitor last left each list, including filters, by the list's path. */
const leftAs = new Map<string, string>();

/** Returns the click handler of a link back to a list, which opens it as the visitor left it: by Back if possible. */
export function useBackToList(path: '/destinations' | '/blog', hash: string) {
  const { history, state } = useRouter();
  // On the first render of a page, the router's resolved location is still that of the page before.
  const [{ location, resolvedLocation }] = useState(state);
  const list = resolvedLocation?.pathname === path ? resolvedLocation : undefined;
  const isBefore = list && list.state.__TSR_index < location.state.__TSR_index;
  useEffect(() => {
    if (list) leftAs.set(path, `${path}${list.searchStr}#${hash}`);
  }, [list, path, hash]);
  return (event: MouseEvent) => {
    const listUrl = leftAs.get(path);
    if (!listUrl || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBefore) history.back();
    else history.push(listUrl);
  };
}
