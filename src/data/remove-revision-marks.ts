const styled = (...rules: string[]) =>
  rules.flatMap((rule) => [`[style*="${rule}" i]`, `[style*="${rule.replace(':', ': ')}" i]`]);

/** Matches hidden preheaders of mails; not pictures, which pages may show as transparent until they are loaded. */
const UNSEEN = ['max-height:0', 'max-height: 0', 'opacity:0', 'opacity: 0']
  .flatMap((rule) => [`[style*="${rule};" i]`, `[style*="${rule}px" i]`, `[style$="${rule}" i]`])
  .map((selector) => `${selector}:not(img, :has(img))`);
const UNPRINTED = [
  ...UNSEEN,
  ...['del', '[class*="msodel" i]', '[class*="msocom" i]', '[hidden]', 'xml'],
  ...styled('display:none', 'visibility:hidden', 'mso-hide:all'),
  ...['.sr-only', '.visually-hidden', '.screen-reader-text'],
  ...styled('mso-element:comment', 'mso-special-character:comment'),
  ...['a[href*="#_msocom_"]', 'a[href^="#cmnt"]', 'a[id^="cmnt"]'],
].join();
/** Matches elements that a font size of 0 hides: without pictures, or elements with sizes of their own as in mails' layouts. */
const SIZED = '[style*="font-size:" i]:not(:has([class], [style*="font-size" i], img))';
const ZERO = /font-size:\s*0+(?:\.0+)?(?:px|pt|r?em|%)?\s*(?:;|!|$)/i;
/** Matches the links by which comments at the end of a document of Word or Google Docs lead back to the commented text. */
const COMMENTS = 'a[href*="#_msoanchor_"], a[href*="#cmnt_ref"]';
const COMMENT_MARK = /^\s*(?:\[\w+\])?\s*$/;
const WRAPPERS = 'a, b, em, i, li, ol, p, s, span, strong, sup, u, ul, h1, h2, h3, h4, h5, h6';

function removeWithWrappers(element: Element): void {
  const wrapper = element.parentElement;
  element.remove();
  const isEmpty = wrapper?.textContent?.trim() === '' && !wrapper.querySelector('img, br');
  if (isEmpty && wrapper.matches(WRAPPERS)) removeWithWrappers(wrapper);
}

/** Removes comments, tracked deletions and hidden text of word processors; returns the number of removed passages. */
export function removeRevisionMarks(root: HTMLElement): number {
  let passages = 0;
  for (const link of root.querySelectorAll(COMMENTS)) {
    if (root.contains(link)) passages += 1;
    const first = link.closest('p') ?? link;
    while (first.nextSibling) first.nextSibling.remove();
    first.remove();
  }
  const sized = [...root.querySelectorAll(SIZED)];
  const unseen = sized.filter((element) => ZERO.test(element.getAttribute('style') ?? ''));
  for (const element of [...root.querySelectorAll(UNPRINTED), ...unseen]) {
    if (root.contains(element) && !COMMENT_MARK.test(element.textContent ?? '')) passages += 1;
    removeWithWrappers(element);
  }
  return passages;
}
