/** Whether an address is the page that shows or, unless `exact`, above it. */
export function isCurrent(href: string, current: string, exact = false): boolean {
  const path = current.length > 1 ? current.replace(/\/+$/, '') : current;
  return path === href || (!exact && path.startsWith(`${href}/`));
}
