/** An element as it can be sent to another page: what it takes to draw the same DOM again. */
export type Tree = string | TreeElement;

export interface TreeElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly Tree[];
}
