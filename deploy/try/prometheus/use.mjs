/** Uses everything that is measured a little. */
const OWNER = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  password: 'secret-enough',
  businessName: 'Reyes Detailing',
  timeZone: 'America/New_York',
};
/** One more than a visitor's hourly limit. */
const MESSAGES = 21;

/** @param url of the API */
export async function use(url) {
  let cookie;
  const send = async (method, address, body) => {
    const headers = {
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await fetch(url + address, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    cookie ??= response.headers.getSetCookie()[0]?.split(';', 1)[0];
    return response.status;
  };
  const get = (address) => send('GET', address);
  const post = (address, body) => send('POST', address, body);
  await expectStatus(201, post('/api/register', OWNER));
  for (const address of ['/api/services', '/api/dashboard', '/api/revenue?period=30days']) {
    await expectStatus(
      200,
      Promise.all([get(address), get(address)]).then(([first]) => first),
    );
  }
  await expectStatus(404, get('/api/nothing'));
  await expectStatus(201, post('/api/exports', { what: 'customers' }));
  const message = {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Hello',
    message: 'How are you?',
  };
  for (let sent = 1; sent < MESSAGES; sent++) await post('/api/contact-us', message);
  await expectStatus(429, post('/api/contact-us', message));
  const remote = { remote: 'crm', version: '1.0.0' };
  await expectStatus(204, post('/api/client-loads', { loads: [{ ...remote, ms: 250 }] }));
  await expectStatus(204, post('/api/client-reports', { ...remote, traceId: 't1' }));
}

async function expectStatus(wanted, asked) {
  const status = await asked;
  if (status !== wanted) throw new Error(`The API answered ${status} instead of ${wanted}.`);
}
