import { uses } from 'virtual:token-uses';
import { tokenList, tokensJson, usersOf } from '../../tools/tokens/designTokens.ts';

/** Downloads all tokens in the format of design tools. */
export const TokensDownload = () => (
  <a href={`data:application/json,${encodeURIComponent(tokensJson(uses))}`} download="tokens.json">
    Download tokens.json
  </a>
);

/** Lists each token with its value and the components and screens that use it. */
export function TokenTable() {
  const rows = tokenList().map((token) => ({ ...token, users: usersOf(token.path, uses) }));
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Value (light, dark)</th>
          <th>Used by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, value, users }) => (
          <tr key={path}>
            <td>{path}</td>
            <td>{value}</td>
            <td>{[users.length, ...users].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
