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

/** How the owner of a business signs in. */
export const ownerOf = (businessName) => ({
  email: `${businessName}@example.com`,
  password: PASSWORD,
});

/** A business with an owner who is signed in, and no limit to its customers. */
export async function openBusiness(url, sql, businessName) {
  const owner = { firstName: 'Dana', lastName: 'Reyes', ...ownerOf(businessName) };
  const place = { businessName, timeZone: 'America/New_York' };
  const { cookie, body } = await post(`${url}/api/register`, { ...owner, ...place });
  const { businessId, timeZone } = body;
  await sql.query(`update businesses set plan = 'enterprise' where id = $1`, [businessId]);
  return { cookie, businessId, timeZone };
}

/** Again, as the owner of a business that is there. */
export async function signIn(url, businessName) {
  const { cookie, body } = await post(`${url}/api/login`, ownerOf(businessName));
  return { cookie, businessId: body.businessId, timeZone: body.timeZone };
}

/** Somebody whom the owner invites and who accepts. Answers their cookie. */
export async function addColleague(url, ownersCookie, email, role) {
  const input = { firstName: 'Robin', lastName: 'Vale', email, role };
  const { body } = await post(`${url}/api/admin/users`, input, ownersCookie);
  const token = new URL(body.invitation.path, url).searchParams.get('invite');
  const { cookie } = await post(`${url}/api/invitations/accept`, { token, password: PASSWORD });
  return cookie;
}
