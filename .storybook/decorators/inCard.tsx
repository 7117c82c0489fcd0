import { Card } from '@cb/ui/components/Card';
import type { Decorator } from '@storybook/react-vite';

/** The card of the landing page, which the screens of the public area stand in. */
export const inCard: Decorator = (Story) => (
  <div style={{ maxWidth: 440, marginInline: 'auto' }}>
    <Card>
      <Story />
    </Card>
  </div>
);
