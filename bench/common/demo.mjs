/**
 * The product with the demo business in a new database, and the owner's session; `signIn` returns
 * another person's.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from '../../services/dist/launch.js';
import { Cluster } from '../../services/dist/platform/embedded/cluster.js';

const JSON_TYPE = { 'content-type': 'application/json' };

/** @param settings additional environment of the server */
export async function openDemo(settings = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-demo-'));
  const cluster = await Cluster.open({ dataDir });
  await cluster.start();
  const env = { DATABASE_URL: cluster.url(), DEMO_MODE: '1', ...settings };
  const product = await launch({ dataDir, port: 0, log: () => undefined, env });
  const signIn = async (email) => {
    const login = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email, password: 'clearcoat-demo' }),
    });
    return { ...JSON_TYPE, cookie: login.headers.get('set-cookie').split(';')[0] };
  };
  const headers = await signIn('demo@clearcoat.example');
  const stop = async () => {
    await product.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: product.url, headers, signIn, stop };
}
