import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'ChunkIntegrityPlugin';
const ENTRY = 'remoteEntry.js';
/** Stand for the lists in the entry until every file has its final content. */
const LISTS = { js: '%SCRIPT_INTEGRITY%', css: '%STYLE_INTEGRITY%' };

/** Code that pins the file at `url` before the tag that loads it is put into the page. */
function pin(tag: string, url: string, list: string): string {
  return [
    `${tag}.integrity = "sha256-" + ${JSON.stringify(list)}[${url}.split("/").pop()];`,
    // A file from another origin can be checked only when it is asked for without cookies.
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
 * Pins every script and stylesheet that a remote's entry loads: the browser refuses one that is
 * not, byte for byte, what was built with the entry. The lists stand in the entry itself, which the
 * registry pins, so that nothing of a version can be exchanged without changing the registry.
 * SHA-256, because the lists are a part of what every page loads.
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
      // After minifying, and after files got the names that follow from their final content.
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
