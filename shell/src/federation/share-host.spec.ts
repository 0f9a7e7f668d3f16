import { ShareHost, type Factory, type Scope } from './share-host';

const made = (): Factory => () => 'react';

function page(get: () => Factory | Promise<Factory> = () => Promise.resolve(made())) {
  const load = jest.fn(get);
  const shell = new ShareHost({ name: 'shell' });
  shell.registerShared({ react: { version: '19.3.0', get: load, scope: ['default'] } });
  const remote = new ShareHost({ name: 'mfe_crm_1_0_0' });
  remote.initOptions({ name: 'mfe_crm_1_0_0', shared: {} });
  remote.initShareScopeMap('default', shell.shareScopeMap['default'] as Scope);
  expect(remote.initializeSharing('default')).toEqual([]);
  return { shell, remote, load };
}

it('gives shell and remotes the same package, loaded once', async () => {
  const { shell, remote, load } = page();
  const [one, other] = await Promise.all([shell.loadShare('react'), remote.loadShare('react')]);
  expect(one).toBe(other);
  expect(remote.loadShareSync('react')).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again what did not load', async () => {
  let isDown = true;
  const { remote } = page(() => (isDown ? Promise.reject(new Error('gone')) : made()));
  await expect(remote.loadShare('react')).rejects.toThrow('gone');
  expect(() => remote.loadShareSync('react')).toThrow('needs react before it is loaded');
  isDown = false;
  expect(await remote.loadShare('react')).toEqual(expect.any(Function));
});

it('keeps what is offered already, and says that nobody shares a package', async () => {
  const { shell, remote } = page();
  const first = await shell.loadShare('react');
  remote.registerShared({ react: [{ version: '19.4.0', get: made }] });
  remote.registerShared({ react: { version: '19.3.0', get: made } });
  expect(await shell.loadShare('react')).toBe(first);
  expect(await remote.loadShare('antd')).toBe(false);
});
