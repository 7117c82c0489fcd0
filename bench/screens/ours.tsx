import '@cb/ui/theme';
import { Button } from '@cb/ui/components/Button';
import { Checkbox } from '@cb/ui/components/Checkbox';
import { Dialog } from '@cb/ui/components/Dialog';
import { Form } from '@cb/ui/components/Form';
import { Heading } from '@cb/ui/components/Heading';
import { Table, type TableColumn } from '@cb/ui/components/Table';
import { Tabs } from '@cb/ui/components/Tabs';
import { Text } from '@cb/ui/components/Text';
import { TextField } from '@cb/ui/components/TextField';
import { useState } from 'react';
import { headers, mount, rows, type Row } from './screen.tsx';

const cells: readonly TableColumn<Row>['cell'][] = [
  ({ id }) => id,
  ({ name }) => name,
  ({ cb }) => cb,
  ({ minutes }) => minutes,
  () => <Button tone="secondary">Take</Button>,
];
const columns = headers.flatMap((header, at): TableColumn<Row>[] => {
  const cell = cells[at];
  return cell ? [{ key: header, header, cell }] : [];
});

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <Form labelledBy="profile" actions={<Button type="submit">Save</Button>} onSubmit={() => {}}>
      <TextField label="Name" value={name} onChange={setName} />
      <TextField label="Email" type="email" value={email} onChange={setEmail} />
      <Checkbox label="Send me news" checked={news} onChange={setNews} />
    </Form>
  );
}

function Screen() {
  const [tab, setTab] = useState('surveys');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Heading level={1} id="profile">
        Profile
      </Heading>
      <Profile />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account"
        footer={<Button tone="critical">Delete</Button>}
      >
        <Text>Deleted accounts lose all CB.</Text>
      </Dialog>
      <Tabs
        label="Lists"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'surveys',
            label: 'Surveys',
            content: (
              <Table caption="Surveys" columns={columns} rows={rows} rowKey={({ id }) => `${id}`} />
            ),
          },
          { value: 'about', label: 'About', content: <Text>How surveys work.</Text> },
        ]}
      />
    </>
  );
}

mount(<Screen />);
