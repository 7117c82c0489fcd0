import {
  Button,
  ChakraProvider,
  Checkbox,
  defaultSystem,
  Dialog,
  Field,
  Heading,
  Input,
  Portal,
  Stack,
  Table,
  Tabs,
  Text,
} from '@chakra-ui/react';
import { useState } from 'react';
import { headers, mount, rows } from './screen.tsx';

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <form>
      <Stack>
        <Field.Root>
          <Field.Label>Name</Field.Label>
          <Input value={name} onChange={(event) => setName(event.target.value)} />
        </Field.Root>
        <Field.Root>
          <Field.Label>Email</Field.Label>
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field.Root>
        <Checkbox.Root checked={news} onCheckedChange={({ checked }) => setNews(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Send me news</Checkbox.Label>
        </Checkbox.Root>
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <ChakraProvider value={defaultSystem}>
      <Heading as="h1">Profile</Heading>
      <Profile />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>Delete your account</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text>Deleted accounts lose all CB.</Text>
              </Dialog.Body>
              <Dialog.Footer>
                <Button colorPalette="red">Delete</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Tabs.Root defaultValue="surveys" lazyMount unmountOnExit>
        <Tabs.List aria-label="Lists">
          <Tabs.Trigger value="surveys">Surveys</Tabs.Trigger>
          <Tabs.Trigger value="about">About</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="surveys">
          <Table.Root aria-label="Surveys">
            <Table.Header>
              <Table.Row>
                {headers.map((header) => (
                  <Table.ColumnHeader key={header}>{header}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ id, name, cb, minutes }) => (
                <Table.Row key={id}>
                  <Table.Cell>{id}</Table.Cell>
                  <Table.Cell>{name}</Table.Cell>
                  <Table.Cell>{cb}</Table.Cell>
                  <Table.Cell>{minutes}</Table.Cell>
                  <Table.Cell>
                    <Button variant="outline">Take</Button>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Tabs.Content>
        <Tabs.Content value="about">
          <Text>How surveys work.</Text>
        </Tabs.Content>
      </Tabs.Root>
    </ChakraProvider>
  );
}

mount(<Screen />);
