const controls = ':is(a, button, [role=button], [role=link], [role=tab])';
const regions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])';

const nameOf = (element: Element) => `<${element.localName}> ${element.textContent}`;

/** Returns what screen readers announce twice: live regions in controls, and titles beside their text. */
export const findRepetitions = () => [
  ...[...document.querySelectorAll(`${controls} ${regions}`)].map(
    (each) => `A live region in a control is announced as the control's name, too: ${nameOf(each)}`,
  ),
  ...[...document.querySelectorAll(`${controls}[title]:not(:disabled)`)]
    .filter(({ textContent }) => textContent)
    .map((each) => `A title is announced beside the control's text: ${nameOf(each)}`),
];
