import './reactAria.css';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  Dialog,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Row,
  Tab,
  Table,
  TableBody,
  TableHeader,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from 'react-aria-components';
import { useState } from 'react';
import { headers, mount, rows } from './screen.tsx';

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <Form>
      <TextField value={name} onChange={setName}>
        <Label>Name</Label>
        <Input />
      </TextField>
      <TextField type="email" value={email} onChange={setEmail}>
        <Label>Email</Label>
        <Input />
      </TextField>
      <Checkbox isSelected={news} onChange={setNews}>
        <div className="box" />
        Send me news
      </Checkbox>
      <Button type="submit">Save</Button>
    </Form>
  );
}

function Surveys() {
  return (
    <Table aria-label="Surveys">
      <TableHeader>
        {headers.map((header) => (
          <Column key={header} id={header} isRowHeader={header === 'Survey'}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map(({ id, name, cb, minutes }) => (
          <Row key={id} id={id}>
            <Cell>{id}</Cell>
            <Cell>{name}</Cell>
            <Cell>{cb}</Cell>
            <Cell>{minutes}</Cell>
            <Cell>
              <Button>Take</Button>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Profile</h1>
      <Profile />
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ModalOverlay isOpen={open} onOpenChange={setOpen} isDismissable>
        <Modal>
          <Dialog>
            <Heading slot="title">Delete your account</Heading>
            <p>Deleted accounts lose all CB.</p>
            <Button>Delete</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
      <Tabs>
        <TabList aria-label="Lists">
          <Tab id="surveys">Surveys</Tab>
          <Tab id="about">About</Tab>
        </TabList>
        <TabPanel id="surveys">
          <Surveys />
        </TabPanel>
        <TabPanel id="about">
          <p>How surveys work.</p>
        </TabPanel>
      </Tabs>
    </>
  );
}

mount(<Screen />);
