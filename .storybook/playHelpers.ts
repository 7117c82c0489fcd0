import { reducedMotion } from '@cb/ui/internal/theme/media';
import type { StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { nearestRoles } from '../tools/nearestRoles.ts';

/** The parts of a story's context that play functions and their helpers share. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

export type Canvas = PlayContext['canvas'];
export type User = PlayContext['userEvent'];

configure({
  // Generous for busy machines; passing tests do not wait that long.
  asyncUtilTimeout: 10_000,
  // Without a description of the page, which would be created for every attempt while a test waits.
  getElementError: (message) => new Error(nearestRoles(message ?? '')),
});

/** Doubles the browser's text size while a story is shown. */
export function doubleText({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const { style } = canvasElement.ownerDocument.documentElement;
  style.fontSize = '200%';
  return () => void style.removeProperty('font-size');
}

/** Fills in a field as browsers and password managers do it: without an event. */
export function fillUnnoticed(field: HTMLElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
}

/** Overrides `matchMedia` for prefers-reduced-motion. Returns a function that restores it. */
export function mockReducedMotion(reduced: boolean) {
  const original = window.matchMedia;
  window.matchMedia = (media) =>
    original.call(window, media === reducedMotion ? (reduced ? 'all' : 'not all') : media);
  return () => {
    window.matchMedia = original;
  };
}
