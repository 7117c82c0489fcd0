/** Fills in a field as browsers and password managers do it: without an event. */
export function fillUnnoticed(field: HTMLElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
}
