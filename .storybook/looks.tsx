import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { pictured } from './modes.ts';
import * as styles from './looks.css.ts';

type Stories = Readonly<Record<string, { readonly Component: ComponentType }>>;

/**
 * A story that shows others of its file, one below the other, for one picture of all. Stories that
 * play or cover the page need a picture of their own. Docs pages leave it out, and axe checks each
 * story alone, because ids and landmarks repeat here.
 */
export const looks = (stories: Stories) => ({
  tags: ['looks', '!autodocs'],
  parameters: {
    ...pictured,
    a11y: { test: 'off' as const },
    controls: { disable: true },
    docs: { codePanel: false },
  },
  render: () => (
    <div className={styles.looks}>
      {Object.entries(stories).map(([name, { Component }]) => (
        <figure key={name} className={styles.look}>
          <figcaption className={styles.name}>{name}</figcaption>
          <Component />
        </figure>
      ))}
    </div>
  ),
});

/** A decorator of a whole file for each of its stories; `looks` shows them with it, and needs no own. */
export const eachStory =
  <Args,>(decorate: Decorator<Args>): Decorator<Args> =>
  (Story, context) =>
    context.tags.includes('looks') ? <Story /> : decorate(Story, context);
