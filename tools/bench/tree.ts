/**
 * A serialisable element, which contains everything needed to render the same DOM on another page.
 */
export type Tree = string | TreeElement;

export interface TreeElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly Tree[];
}
