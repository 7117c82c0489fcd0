/** Whether a path is the current page's or, unless `exact`, a parent of it. */
export function isCurrent(href: string, current: string, exact = false): boolean {
  const path = current.length > 1 ? current.replace(/\/+$/, '') : current;
  return path === href || (!exact && path.startsWith(`${href}/`));
}
