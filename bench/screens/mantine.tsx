import '@mantine/core/styles.css';
import {
  Button,
  Checkbox,
  Group,
  MantineProvider,
  Modal,
  Stack,
  Table,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { headers, mount, rows } from './screen.tsx';

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <Stack component="form">
      <TextInput label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextInput
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Checkbox
        label="Send me news"
        checked={news}
        onChange={(event) => setNews(event.target.checked)}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Title order={1}>Profile</Title>
      <Profile />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete your account">
        <Text>Deleted accounts lose all CB.</Text>
        <Group>
          <Button color="red">Delete</Button>
        </Group>
      </Modal>
      <Tabs defaultValue="surveys" keepMounted={false}>
        <Tabs.List aria-label="Lists">
          <Tabs.Tab value="surveys">Surveys</Tabs.Tab>
          <Tabs.Tab value="about">About</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="surveys">
          <Table aria-label="Surveys">
            <Table.Thead>
              <Table.Tr>
                {headers.map((header) => (
                  <Table.Th key={header}>{header}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ id, name, cb, minutes }) => (
                <Table.Tr key={id}>
                  <Table.Td>{id}</Table.Td>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{cb}</Table.Td>
                  <Table.Td>{minutes}</Table.Td>
                  <Table.Td>
                    <Button variant="default">Take</Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Tabs.Panel>
        <Tabs.Panel value="about">
          <Text>How surveys work.</Text>
        </Tabs.Panel>
      </Tabs>
    </MantineProvider>
  );
}

mount(<Screen />);
