import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/**
 * Keeps the value of a controlled component, so that its story reacts to input. A decorator, since the code
 * that a story shows is its own element.
 */
export const controlled = (value: string, onChange: string): Decorator =>
  function Controlled(Story, { args }) {
    // The first args, since Storybook passes those that this decorator sets to its next rendering.
    const [{ [value]: initial, [onChange]: report }] = useState(args);
    const [current, setCurrent] = useState<unknown>(initial);
    function change(next: unknown) {
      setCurrent(next);
      if (typeof report === 'function') report(next);
    }
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
