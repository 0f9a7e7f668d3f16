const PASSWORD = 'secret-enough';

async function post(url, values, cookie) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0], body: await response.json() };
}

/** Credentials of a business's owner. */
export const ownerOf = (businessName) => ({
  email: `${businessName}@example.com`,
  password: PASSWORD,
});

/** A business with a signed-in owner and no limit of customers. */
export async function openBusiness(url, sql, businessName) {
  const owner = { firstName: 'Dana', lastName: 'Reyes', ...ownerOf(businessName) };
  const place = { businessName, timeZone: 'America/New_York' };
  const { cookie, body } = await post(`${url}/api/register`, { ...owner, ...place });
  const { businessId, timeZone } = body;
  await sql.query(`update businesses set plan = 'enterprise' where id = $1`, [businessId]);
  return { cookie, businessId, timeZone };
}

/** Signs in as the owner of an existing business. */
export async function signIn(url, businessName) {
  const { cookie, body } = await post(`${url}/api/login`, ownerOf(businessName));
  return { cookie, businessId: body.businessId, timeZone: body.timeZone };
}

/** Invites a colleague who accepts. Returns their cookie. */
export async function addColleague(url, ownersCookie, email, role) {
  const input = { firstName: 'Robin', lastName: 'Vale', email, role };
  const { body } = await post(`${url}/api/admin/users`, input, ownersCookie);
  const token = new URL(body.invitation.path, url).searchParams.get('invite');
  const { cookie } = await post(`${url}/api/invitations/accept`, { token, password: PASSWORD });
  return cookie;
}
