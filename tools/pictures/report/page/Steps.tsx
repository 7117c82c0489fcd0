import type { StepSummary } from '../report.ts';
import { counted } from './wording.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const sum = (steps: readonly StepSummary[], of: 'passed' | 'failed' | 'ms') =>
  steps.reduce((all, step) => all + step[of], 0);

function Failed({ step: { name, failed, report, output } }: { readonly step: StepSummary }) {
  return (
    <li className="card" data-wide="true">
      <header>
        <h3>{report ? <a href={`/${report}`}>{name}</a> : name}</h3>
        <span className="state" data-kind="missing">{`${failed} failed`}</span>
      </header>
      {output && <pre>{output}</pre>}
    </li>
  );
}

/** Shows the steps of `npm test`: failed ones expanded, all others in a collapsed table. */
export function Steps({ steps }: { readonly steps: readonly StepSummary[] }) {
  const failed = steps.filter((step) => step.failed > 0);
  return (
    <section>
      <div className="bar">
        <h2>Tests</h2>
        <p>
          {counted(sum(steps, 'passed'), 'check')} passed
          {failed.length > 0 && `, ${sum(steps, 'failed')} failed`}
        </p>
      </div>
      {failed.length > 0 && (
        <ul className="cards">
          {failed.map((step) => (
            <Failed key={step.name} step={step} />
          ))}
        </ul>
      )}
      <details>
        <summary>What ran, and how long it took</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Passed</th>
              <th scope="col">Failed</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name, passed, failed: bad, ms, report }) => (
              <tr key={name}>
                <th scope="row">{report ? <a href={`/${report}`}>{name}</a> : name}</th>
                <td>{passed.toLocaleString('en')}</td>
                <td>{bad.toLocaleString('en')}</td>
                <td>{seconds(ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
