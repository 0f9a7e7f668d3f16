import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const ENTRY = 'remoteEntry.js';
/** Placeholders for the hash lists in the entry, until every file has its final content. */
const LISTS = { js: '%SCRIPT_INTEGRITY%', css: '%STYLE_INTEGRITY%' };

/** Code that sets the integrity of the file at `url` before its tag is inserted. */
function pin(tag: string, url: string, list: string): string {
  return [
    `${tag}.integrity = "sha256-" + ${JSON.stringify(list)}[${url}.split("/").pop()];`,
    // Integrity of a cross-origin file needs a request without cookies.
    `${tag}.crossOrigin = "anonymous";`,
  ].join('\n');
}

function hashesOf(compilation: Compilation, type: keyof typeof LISTS): Record<string, string> {
  const files = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith(`.${type}`) && name !== ENTRY);
  return Object.fromEntries(
    files.map(({ name, source }) => [
      name,
      createHash('sha256').update(source.buffer()).digest('base64'),
    ]),
  );
}

/** @throws Error when there are files and no place for their list: the build must not pass then */
function writeLists(compilation: Compilation, entry: string): string {
  let code = entry;
  for (const [type, list] of Object.entries(LISTS)) {
    const hashes = hashesOf(compilation, type as keyof typeof LISTS);
    // The minifier chooses the quotes.
    const place = new RegExp(`(["'\`])${list}\\1`);
    if (place.test(code)) code = code.replace(place, () => JSON.stringify(hashes));
    else if (Object.keys(hashes).length > 0) throw new Error(`No place for ${list} in ${ENTRY}.`);
  }
  return code;
}

/**
 * Subresource integrity for every script and style sheet that a remote's entry loads: the browser
 * refuses a file that was not built with the entry. The hash lists are in the entry itself, which
 * the registry pins. SHA-256, because the lists are part of what every page loads.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${pin('script', 'url', LISTS.js)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag, href }) => `${code}\n${pin(tag, href, LISTS.css)}`,
      );
      // After minification, when files have their final names and content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.updateAsset(
          ENTRY,
          (source) =>
            new sources.RawSource(writeLists(compilation, source.source().toString('utf8'))),
        );
      });
    });
  }
}
