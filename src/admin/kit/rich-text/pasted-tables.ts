import { renameElement } from '#data/clean-article.ts';

/** Elements that a line of text cannot hold. */
const BLOCKS = 'table, img, figure, ul, ol, dl, hr, blockquote, h1, h2, h3, h4, h5, h6';

const isOfData = (table: HTMLTableElement): boolean =>
  table.rows.length > 1 &&
  [...table.rows].some(({ cells }) => cells.length > 1) &&
  !table.matches('[role="presentation"]');

/**
 * Turns tables with data into lists, an item for each row: « la suite – 900 € », and cells with blocks into paragraphs.
 * Returns the number of both kinds.
 */
export function replacePastedTables(root: ParentNode) {
  const ofData = [...root.querySelectorAll('table')].filter(isOfData);
  const asLists = ofData.filter((table) => !table.querySelector(BLOCKS));
  for (const table of asLists) {
    for (const row of table.querySelectorAll('tr')) if (!row.textContent?.trim()) row.remove();
    for (const block of table.querySelectorAll('p, div'))
      block.replaceWith(...block.childNodes, ' ');
    for (const cell of table.querySelectorAll('* + :is(td, th)')) cell.prepend(' – ');
    const list = document.createElement('ul');
    for (const line of table.querySelectorAll('caption, tr'))
      list.append(renameElement(line, 'li'));
    for (const cell of list.querySelectorAll('td, th')) cell.replaceWith(...cell.childNodes);
    table.replaceWith(list);
  }
  for (const cell of root.querySelectorAll('td, th')) renameElement(cell, 'div');
  return { lists: asLists.length, others: ofData.length - asLists.length };
}
