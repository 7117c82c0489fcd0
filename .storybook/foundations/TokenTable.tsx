import { Fragment, use } from 'react';
import { pathAddress } from '../pages/addresses.ts';
import { loadSpec } from '../pages/specification/loadSpec.ts';
import { tokenList, tokensJson, usersOf } from './designTokens.ts';

/** Downloads all tokens in the format of design tools. */
export const TokensDownload = () => (
  <a
    href={`data:application/json,${encodeURIComponent(tokensJson(use(loadSpec()).tokens))}`}
    download="tokens.json"
  >
    Download tokens.json
  </a>
);

/** Lists the tokens with the components and screens that a change of each would change. */
export function TokenTable() {
  const { pages, tokens } = use(loadSpec());
  const pathOf = new Map(
    pages
      .filter(({ title }) => !title.startsWith('Features/'))
      .map(({ title, path }) => [title.split('/').at(-1), path]),
  );
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value</th>
          <th>Used by</th>
        </tr>
      </thead>
      <tbody>
        {tokenList().map(({ path, value }) => {
          const users = usersOf(path, tokens);
          return (
            <tr key={path}>
              <td>{path}</td>
              <td>{value}</td>
              <td>
                {`${users.length}${users.length > 0 ? ': ' : ''}`}
                {users.map((name, at) => {
                  const page = pathOf.get(name) ?? pathOf.get(name.replace(/Screen$/, ''));
                  return (
                    <Fragment key={name}>
                      {at > 0 && ', '}
                      {page ? (
                        <a href={pathAddress(page)} target="_top">
                          {name}
                        </a>
                      ) : (
                        name
                      )}
                    </Fragment>
                  );
                })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
