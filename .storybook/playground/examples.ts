/** The playground's examples, by name. */
export const examples = {
  'A card with an amount': `<Card>
  <Stack space="xxsmall">
    <Text size="small" tone="muted">Earn</Text>
    <Amount cb={84} size="figure" />
    <Heading level={2} size="body">Grocery delivery</Heading>
    <Text size="small" tone="muted">14 min · 6.0 CB per minute</Text>
  </Stack>
</Card>`,
  'A form that remembers': `function Example() {
  const [email, setEmail] = useState('');
  return (
    <Stack>
      <TextField label="Email" type="email" value={email} onChange={setEmail} />
      <Inline>
        <Button disabled={!email}>Sign me up!</Button>
        <Button tone="quiet" onClick={() => setEmail('')}>Clear</Button>
      </Inline>
    </Stack>
  );
}`,
  'An empty list': `<Card>
  <EmptyState
    drawing="people"
    action={<Button tone="secondary">Share your link</Button>}
  >
    No one has joined with your link yet.
  </EmptyState>
</Card>`,
  'A section with statuses': `<Stack>
  <SectionHead
    title="Your recent orders"
    level={2}
    detail="3 in all"
    action={<Button tone="quiet">All orders</Button>}
  />
  <Inline>
    <StatusMark status="pending">Pending</StatusMark>
    <StatusMark status="done">Delivered</StatusMark>
    <StatusMark status="refused">Rejected</StatusMark>
  </Inline>
</Stack>`,
  'Colours and spaces': `<div style={{
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.accent.subtle,
  borderRadius: vars.radius.container,
}}>
  <Heading level={2}>Tokens, not values</Heading>
  <Text>vars.color, vars.space, vars.radius, vars.text …</Text>
  <icons.Gift />
</div>`,
} as const;
