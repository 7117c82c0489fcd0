import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { MainNav, type MainNavProps } from '../MainNav/MainNav.tsx';

export type SidebarScreenProps = Omit<MainNavProps, 'label' | 'bannersLabel'>;

/** The dashboard's navigation as a page, which a phone's "More" links to (decision D9). */
export function SidebarScreen(props: SidebarScreenProps) {
  return (
    <Stack>
      <Heading level={1}>All parts of CB Rewards</Heading>
      <Card padding="none">
        <MainNav label="All parts" bannersLabel="More ways to earn" {...props} />
      </Card>
    </Stack>
  );
}
