import { TextlintKernel } from '@textlint/kernel';
import { MarkdownProcessor } from '@textlint/textlint-plugin-markdown/lib/src/MarkdownProcessor.js';
import { style } from './style.ts';

const kernel = new TextlintKernel();
const plugins = [{ pluginId: 'markdown', plugin: { Processor: MarkdownProcessor } }];
const rules = [{ ruleId: 'style', rule: style }];

/** Returns the faults of style in a document. The imports of MDX are not prose. */
export async function faultsOf(text: string) {
  const prose = text.replaceAll(/^(?:import|export) .*$/gm, '');
  const { messages } = await kernel.lintText(prose, { ext: '.md', plugins, rules });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}
