import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  name: `Streaming habits ${at + 1}`,
  cb: (at + 1) * 25,
  minutes: (at % 20) + 4,
}));
const headers = ['ID', 'Survey', 'CB', 'Minutes', 'Action'];

function Profile() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [news, setNews] = useState(false);
  return (
    <form>
      <label>
        Name
        <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Email
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={news} onChange={(event) => setNews(event.target.checked)} />
        Send me news
      </label>
      <button type="submit">Save</button>
    </form>
  );
}

/** A screen without any library: the minimum that React and a browser need for it. */
function Screen() {
  const [tab, setTab] = useState('Surveys');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <h1>Profile</h1>
      <Profile />
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Delete your account</h2>
        <p>Deleted accounts lose all CB.</p>
        <button type="button">Delete</button>
      </dialog>
      <div role="tablist" aria-label="Lists">
        {['Surveys', 'About'].map((label) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={tab === label}
            onClick={() => setTab(label)}
          >
            {label}
          </button>
        ))}
      </div>
      {tab === 'About' ? (
        <p>How surveys work.</p>
      ) : (
        <table aria-label="Surveys">
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header}>{header}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cb, minutes }) => (
              <tr key={id}>
                <td>{id}</td>
                <td>{name}</td>
                <td>{cb}</td>
                <td>{minutes}</td>
                <td>
                  <button type="button">Take</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Screen />);
