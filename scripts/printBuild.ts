import { hostOf } from '../schema/browser.ts';
import { amount } from '../schema/diagnose/index.ts';
import { type BuildOptions, buildSite } from './build/buildSite.ts';
import { isDiskFull } from './content/failureText.ts';
import { countWords, formatDiagnostics } from './formats/pretty.ts';
import { progressLine, progressText } from './progressLine.ts';
import { reportFailure } from './reportFailure.ts';

/**
 * Builds a site, or its editor without the site, and prints progress, then what was built or why nothing was. Returns whether it was built. Otherwise sets the
 * exit code: 1 for errors in documents, 2 for any other failure.
 */
export async function printBuild(
  options: BuildOptions,
  { isEditorOnly = false } = {},
): Promise<boolean> {
  // Loaded on demand: the code of the editor is large.
  const build = async (all: BuildOptions) =>
    isEditorOnly
      ? await (await import('./buildEditor.ts')).buildEditor(all)
      : await buildSite({
          ...all,
          writeEditor: async (out, work) =>
            await (await import('./editorFolder.ts')).writeEditor(out, work),
        });
  const showProgress = progressLine(process.stdout);
  const texts = {
    pictures: progressText('pictures'),
    'share pictures': progressText('link previews'),
    'compressed files': progressText('compressed files'),
  };
  const show = (line: string) => {
    showProgress();
    console.log(line);
  };
  try {
    const { diagnostics, documents, warnings, pages, frames, seconds } = await build({
      ...options,
      onProgress(stage, done, all) {
        if (stage === 'check') show('Checking the documents and bundling the code …');
        else if (stage === 'pages') show(`Rendering ${amount(all, 'page')} …`);
        else showProgress(texts[stage](done, all));
      },
    }).finally(() => showProgress());
    if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics, documents));
    for (const warning of warnings) console.error(warning);
    if (diagnostics.length === 0) {
      const hosts = frames.map(hostOf);
      if (hosts.length > 0) console.log(`Frames come from: ${hosts.join(', ')}.`);
      const time = seconds.toFixed(1);
      const built = isEditorOnly ? 'The editor was' : amount(pages, 'page');
      console.log(`${built} built in ${time} s to ${options.out}.`);
      return true;
    }
    console.error(`Nothing was built: ${countWords(diagnostics)}. ${options.out} is unchanged.`);
    process.exitCode = 1;
  } catch (error) {
    reportFailure(error);
    // The cause of an unexpected error shows where in the code a block threw.
    const { cause } = error instanceof Error ? error : {};
    if (isDiskFull(error)) console.error(`Nothing was built. ${options.out} is unchanged.`);
    else if (cause instanceof Error) console.error(cause.stack);
  }
  return false;
}
