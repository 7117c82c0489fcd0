import { Card } from './Card.tsx';
import type { Decorator } from '@storybook/react-vite';

/** Renders a screen of the public area in the landing page's card. */
export const inCard: Decorator = (Story) => (
  <div style={{ maxWidth: 440, marginInline: 'auto' }}>
    <Card>
      <Story />
    </Card>
  </div>
);
