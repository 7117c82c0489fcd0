import { vars } from '@cb/ui/theme/vars';
import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { pictured } from './pictured.ts';

const { color, space, text } = vars;

const caption = { ...text.small, marginBlockEnd: space.xsmall, color: color.text.muted };

type Stories = Readonly<Record<string, { readonly Component: ComponentType }>>;

/**
 * A story that shows others of its file, one below the other, for one common picture. Stories that play or
 * cover the page need their own picture. Its tags, which Storybook reads from the source, keep it out of the
 * sidebar and of docs pages. axe checks only the single stories, because ids and landmarks repeat here.
 */
export const looks = (stories: Stories) => ({
  parameters: {
    ...pictured,
    looks: true,
    a11y: { test: 'off' as const },
    controls: { disable: true },
    docs: { codePanel: false },
  },
  render: () => (
    <div style={{ display: 'grid', gap: space.large }}>
      {Object.entries(stories).map(([name, { Component }]) => (
        <figure key={name} style={{ minInlineSize: 0, margin: 0 }}>
          <figcaption style={caption}>{name}</figcaption>
          <Component />
        </figure>
      ))}
    </div>
  ),
});

/** A file's decorator that applies to each story on its own, also within `looks`, but not to `looks` itself. */
export const eachStory =
  <Args,>(decorate: Decorator<Args>): Decorator<Args> =>
  (Story, context) =>
    context.parameters['looks'] ? <Story /> : decorate(Story, context);
