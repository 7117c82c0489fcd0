import { AlertBox } from '@cb/ui/components/AlertBox';
import { Amount } from '@cb/ui/components/Amount';
import { Badge } from '@cb/ui/components/Badge';
import { BrandPanel } from '@cb/ui/components/BrandPanel';
import { Button } from '@cb/ui/components/Button';
import { Card } from '@cb/ui/components/Card';
import { Chip } from '@cb/ui/components/Chip';
import { EmptyState } from '@cb/ui/components/EmptyState';
import { Heading } from '@cb/ui/components/Heading';
import { Inline } from '@cb/ui/components/Inline';
import { SectionHead } from '@cb/ui/components/SectionHead';
import { Skeleton } from '@cb/ui/components/Skeleton';
import { SkeletonGroup } from '@cb/ui/components/SkeletonGroup';
import { Stack } from '@cb/ui/components/Stack';
import { StatusMark } from '@cb/ui/components/StatusMark';
import { Text } from '@cb/ui/components/Text';
import { TextField } from '@cb/ui/components/TextField';
import { expect, fn } from 'storybook/test';
import preview from '../preview.tsx';
import { Foundation, Part } from '@cb/ui/internal/foundations/Foundation';
import * as styles from '@cb/ui/internal/foundations.css';

const meta = preview.meta({ title: 'Foundations/Rules', tags: ['!autodocs'] });

/** The rules that every screen keeps, each with the parts that keep it. */
export const Rules = meta.story({
  render: () => (
    <Foundation
      title="Rules"
      lead="Calm surfaces, one confident green, gold only for CB. Every screen shows at a glance amounts, the next step and results."
    >
      <Part
        title="The amount is the hero"
        lead="A card’s largest text is its reward. If a view shows several amounts, only the most important one is gold."
        columns="roomy"
      >
        <Card>
          <Stack space="xxsmall">
            <Text size="small" tone="muted">
              Earn
            </Text>
            <Amount cb={84} size="figure" />
            <Heading level={3} size="body">
              Grocery delivery
            </Heading>
            <Text size="small" tone="muted">
              14 min · 6.0 CB per minute
            </Text>
          </Stack>
        </Card>
        <Card>
          <Stack space="xxsmall">
            <Text size="small" tone="muted">
              You pay
            </Text>
            <Amount cb={2500} size="headline" dollars />
            <Text size="small" tone="muted">
              Leaves you <Amount cb={537} tone="plain" />
            </Text>
          </Stack>
        </Card>
      </Part>
      <Part
        title="Three depths instead of borders"
        lead="Shell, page, raised. Only form controls have borders, with a contrast of 3 : 1."
        columns="wide"
      >
        <div className={styles.shell}>
          <Text size="small">Shell: navigation</Text>
          <div className={styles.sheet}>
            <Text size="small">Page: content</Text>
            <Card>
              <Stack>
                <Text size="small">Raised: cards and controls</Text>
                <TextField
                  label="Control with a border"
                  value="dana@mail.example"
                  onChange={fn()}
                />
                <Inline>
                  <Chip pressed onChange={fn()}>
                    On
                  </Chip>
                  <Chip pressed={false} onChange={fn()}>
                    Off
                  </Chip>
                </Inline>
              </Stack>
            </Card>
          </div>
        </div>
        <BrandPanel texture="end">
          <Stack align="start">
            <Stack space="xxsmall">
              <Text tone="muted" size="small">
                At most one deep green surface in a view: the member’s own
              </Text>
              <Amount cb={3037} size="display" />
            </Stack>
            <Button>Its button is white</Button>
          </Stack>
        </BrandPanel>
      </Part>
      <Part
        title="One solid button"
        lead="Buttons are pills, fields have corners of 12 px, surfaces of 20 px. The second choice is tonal, the third is text only."
        columns="free"
      >
        <Button size="large">Redeem</Button>
        <Button tone="secondary">Redeem another</Button>
        <Button tone="quiet">Not now</Button>
        <Button disabled>Disabled</Button>
        <Button tone="criticalQuiet">Delete Account</Button>
      </Part>
      <Part
        title="A status is an icon, a word and a colour"
        lead="They mean the same for surveys, orders, codes and referrals."
        columns="free"
      >
        <StatusMark status="pending">Pending</StatusMark>
        <StatusMark status="done">Delivered</StatusMark>
        <StatusMark status="refused">Rejected</StatusMark>
        <StatusMark status="other">On Hold</StatusMark>
        <Badge tone="reward">$0.5</Badge>
      </Part>
      <Part
        title="Loading, empty, failed"
        lead="Loading shows still shapes and a text, and after 10 s a note that it takes longer. Empty shows a drawing, a sentence and one way on. A failure names what is safe."
        columns="wide"
      >
        <SkeletonGroup label="Loading Surveys Please wait.." labelShown>
          <Skeleton shape="card" />
        </SkeletonGroup>
        <Card>
          <EmptyState drawing="people" action={<Button tone="secondary">Share your link</Button>}>
            No one has joined with your link yet.
          </EmptyState>
        </Card>
        <AlertBox
          tone="errors"
          level={3}
          messages={['We could not load your referrals. None of them is lost.']}
        />
      </Part>
      <Part
        title="Sections have a name and an amount"
        lead="The head contains the section’s name, its amount and a link to more."
        columns="wide"
      >
        <SectionHead
          title="Your recent referrals"
          level={3}
          detail="18 in all, 9 this month"
          action={<Button tone="quiet">All referrals</Button>}
        />
      </Part>
    </Foundation>
  ),
});

Rules.test('has one solid button beside that of the brand panel', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});
