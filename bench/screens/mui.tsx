import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { headers, mount, rows } from './screen.tsx';

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <Stack component="form" spacing={2}>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormControlLabel
        label="Send me news"
        control={<Checkbox checked={news} onChange={(event) => setNews(event.target.checked)} />}
      />
      <Button variant="contained" type="submit">
        Save
      </Button>
    </Stack>
  );
}

function Screen() {
  const [tab, setTab] = useState('surveys');
  const [open, setOpen] = useState(false);
  return (
    <>
      <CssBaseline />
      <Typography variant="h1">Profile</Typography>
      <Profile />
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Delete your account</DialogTitle>
        <DialogContent>
          <DialogContentText>Deleted accounts lose all CB.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="error">Delete</Button>
        </DialogActions>
      </Dialog>
      <Tabs value={tab} onChange={(_, value: string) => setTab(value)} aria-label="Lists">
        <Tab value="surveys" label="Surveys" />
        <Tab value="about" label="About" />
      </Tabs>
      {tab === 'about' && <Typography>How surveys work.</Typography>}
      {tab === 'surveys' && (
        <TableContainer>
          <Table aria-label="Surveys">
            <TableHead>
              <TableRow>
                {headers.map((header) => (
                  <TableCell key={header}>{header}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, name, cb, minutes }) => (
                <TableRow key={id}>
                  <TableCell>{id}</TableCell>
                  <TableCell>{name}</TableCell>
                  <TableCell>{cb}</TableCell>
                  <TableCell>{minutes}</TableCell>
                  <TableCell>
                    <Button variant="outlined">Take</Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}

mount(<Screen />);
