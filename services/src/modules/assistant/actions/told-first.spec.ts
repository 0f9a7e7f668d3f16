import { withWhoFirst } from './told-first.js';

it.each([
  ['tyler hayes cant make it tomorrow cancel him', 'cancel tyler hayes tomorrow'],
  ["Tanya can't make it, please move her to friday at 9", 'move Tanya to friday at 9'],
  ['derek cant come thursday so cancel it', 'cancel derek thursday'],
  ['ethan cant do tuesday, push him to wednesday', 'push ethan tuesday to wednesday'],
  ['derek wants to push back to friday', 'push back derek to friday'],
  ['tanya hayes needs to move her wednesday to the 4th', 'move tanya hayes wednesday to the 4th'],
  ['marcus called and wants to cancel tomorrow', 'cancel marcus tomorrow'],
  ['Tanya cancelled, take her off', 'cancel Tanya'],
  ['derek bailed on friday so pull him off the schedule', 'cancel derek on friday'],
  ['tanya hayes cancelled on friday', 'tanya hayes cancelled on friday'],
  ['tanya hayes bailed on monday', 'cancel tanya hayes monday'],
  ["derek can't make it tomorrow at 9", 'cancel derek tomorrow at 9'],
  ['let derek know we need to reschedule monday', 'let derek know we need to reschedule monday'],
  ['text tanya that we have to move friday', 'text tanya that we have to move friday'],
  ['tell marcus he needs to cancel', 'tell marcus he needs to cancel'],
  ['jobs that bailed on monday', 'jobs that bailed on monday'],
  ['linh bennett wants 9 instead of 8', 'move linh bennett to 9'],
  ['tanya needs friday instead', 'move tanya to friday'],
  ['derek would prefer 2:30 pm instead of noon', 'move derek to 2:30 pm'],
  ['who wants friday instead', 'who wants friday instead'],
  ['derek wants a ceramic instead', 'derek wants a ceramic instead'],
  ['who cancelled', 'who cancelled'],
  ['tanya hayes showed up mark her done', 'mark tanya hayes as done'],
  ['cancel everything tomorrow im sick', 'cancel everything tomorrow'],
  ['cancel derek friday, the van is down', 'cancel derek friday'],
  ['who wants to cancel tomorrow', 'who wants to cancel tomorrow'],
  ['how many people want to cancel', 'how many people want to cancel'],
  ['who cant make it tomorrow', 'who cant make it tomorrow'],
])('%s', (text, expected) => {
  expect(withWhoFirst(text)).toBe(expected);
});
