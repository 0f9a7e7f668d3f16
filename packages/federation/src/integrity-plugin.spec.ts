import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './integrity-plugin';

const dir = mkdtempSync(path.join(tmpdir(), 'integrity-'));
afterAll(() => rmSync(dir, { recursive: true }));

const source = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
const dist = path.join(dir, 'dist');

function build(): Promise<void> {
  source('entry.js', "globalThis.open = () => import('./page.js');");
  source('page.js', "import './page.css'; export default 'a page';");
  source('page.css', '.page { color: teal }');
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { remoteEntry: './entry.js' },
    output: { path: dist, filename: '[name].js', chunkFilename: '[name].[contenthash:8].js' },
    module: {
      rules: [
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
      new ChunkIntegrityPlugin(),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
    ),
  );
}

it('lists in the entry what each file it loads must be, as it lies on disk', async () => {
  await build();
  const entry = readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8');
  const files = readdirSync(dist).filter((file) => file !== 'remoteEntry.js');
  expect(files.map((file) => path.extname(file)).sort()).toEqual(['.css', '.js']);
  for (const file of files) {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(dist, file)))
      .digest('base64');
    expect(entry).toContain(`{"${file}":"${hash}"}[`);
  }
  expect(entry).not.toContain('_INTEGRITY%');
});
