/** API calls that return the first existing record for each placeholder. */
const FIRST = {
  ':contact': ['/api/contacts?limit=1', (rows) => rows[0]],
  ':appointment': ['/api/appointments?limit=1', ({ past }) => past[0]],
  ':job': ['/api/appointments?limit=1', ({ upcoming }) => upcoming[0]],
  // A day with appointments: on a closed day the calendar is empty.
  ':day': [
    '/api/appointments?limit=20',
    ({ past }) => ({ id: past.find(({ status }) => status === 'completed').date }),
  ],
  ':section': ['/api/handbook', ([{ slug }]) => ({ id: slug })],
};

export async function placeOf(page, route) {
  for (const [placeholder, [list, first]] of Object.entries(FIRST)) {
    if (!route.includes(placeholder)) continue;
    const answer = await page.request.get(list);
    return route.replace(placeholder, first(await answer.json()).id);
  }
  return route;
}
