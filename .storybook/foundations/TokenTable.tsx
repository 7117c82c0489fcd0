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
  const rows = tokenList().map(({ path, value }) => {
    const users = usersOf(path, uses);
    return [path, value, users.length === 0 ? '0' : `${users.length}: ${users.join(', ')}`];
  });
  return (
    <table>
      <tbody>
        {[['Token', 'Value (light, dark)', 'Used by'], ...rows].map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
