import { withoutWhoAsks } from './who-asks.js';

it.each([
  ["So he's asking if we have anything open Friday", 'do we have anything open Friday'],
  ['can you explain how to export my data', 'how to export my data'],
  ['can you show me how to remove tar', 'how to remove tar'],
  ['show me my customers', 'show me my customers'],
  ['she wants to know what an interior costs', 'what an interior costs'],
  ['uh the customer is wondering whether we can fit a wash in', 'can we fit a wash in'],
  ["i've got a guy here, he wants to know how long a ceramic takes", 'how long a ceramic takes'],
  ['there is a lady on the line and she asks when is her appointment', 'when is her appointment'],
  ['got a guy asking how much for ceramic on a wrangler', 'how much for ceramic on a wrangler'],
  ['i have a lady wondering if we are open sunday', 'are we open sunday'],
  ['my husband asked if there is room on monday', 'is there room on monday'],
  ['How long does paint correction take, he is asking.', 'How long does paint correction take'],
  [
    "What's the address for Linh Bennett, the technician needs it.",
    "What's the address for Linh Bennett",
  ],
  ["phone of Ana, it's for a customer", 'phone of Ana'],
  [
    "Uh, Tanya Sullivan is asking what time she's on for next Saturday.",
    'what time Tanya Sullivan is on for next Saturday.',
  ],
  ['derek wants to know when he is coming in', 'when derek is coming in'],
  ['derek wants to know if he can come at 3', 'derek wants to know if he can come at 3'],
  ['the full detail is what he is asking for', 'the full detail is what he is asking for'],
  // Whoever is on the phone is named first.
  [
    'got linh bennett on the phone wants to know when shes booked and how much',
    'when linh bennett is booked and how much',
  ],
  ['derek turner called wants to know what time he is on', 'what time derek turner is on'],
  ['i have tanya on the line, asking if shes still on for friday', 'is tanya still on for friday'],
  ['sofia lawson wants to know if we got her booking', 'does sofia lawson have an appointment'],
  ['victor is asking if hes still on for fri', 'is victor still on for fri'],
  ['marcus texted asking how much he owes', 'how much marcus owes'],
  [
    'The lady wants to cancel, Maria Turner, December eighth.',
    'cancel Maria Turner, December eighth.',
  ],
  ['he needs to reschedule, derek turner', 'reschedule derek turner'],
  ['she wants to cancel her friday', 'she wants to cancel her friday'],
  [
    'Can you check if Omar Whitaker has anything scheduled?',
    'does Omar Whitaker have anything scheduled?',
  ],
  ['let me know if the bay is free on friday', 'is the bay free on friday'],
  ['see if we can do a ceramic on monday', 'can we do a ceramic on monday'],
  [
    'I need the email for Tanya Sullivan to send her the confirmation.',
    'I need the email for Tanya Sullivan',
  ],
  ['give me the number of derek so i can call him', 'give me the number of derek'],
  ['text derek to send me the address', 'text derek to send me the address'],
  [
    'Hi, could you tell me how much an express detail is for a pickup?',
    'how much is an express detail for a pickup?',
  ],
  ['do you know when tanya is in next', 'when tanya is in next'],
  ['last name keller first name marcus', 'marcus keller'],
  ['Last name is Hayes, first name Tanya', 'Tanya Hayes'],
  ['when is last name keller, first name marcus in next', 'when is marcus keller in next'],
  ['first name marcus last name keller', 'marcus keller'],
  ['surname Keller and first name Marcus', 'Marcus Keller'],
  ['he wants 5 coats, what is that', 'he wants 5 coats, what is that'],
  ['how much a wash costs', 'how much is a wash'],
  ['apellido keller, nombre marcus', 'marcus keller'],
  ['change the last name of tanya hayes', 'change the last name of tanya hayes'],
  // Of two clauses the second is asked of what the first names.
  ["she wants to add pet hair, what's that cost", 'how much is pet hair'],
  ['he wants a ceramic, how much is that', 'how much is a ceramic'],
  [
    'they would like an express detail, how long does it take',
    'how long does an express detail take',
  ],
  ['Tanya wants to get a full detail. What would that be?', 'how much is a full detail'],
  ['the guy needs an interior, so how much would it be', 'how much is an interior'],
  [
    'ethan hayes wants to add headlights to friday, how much would that be',
    'how much is headlights',
  ],
  ['she wants to add pet hair to her appt, whats that cost', 'how much is pet hair'],
  ['he wants a wash on sat, how long does that take', 'how long does a wash take'],
  ['she wants to move to friday, is that ok', 'she wants to move to friday, is that ok'],
  ['tell me a joke', 'tell me a joke'],
  // What is told is kept: it is no question of theirs.
  ['she says the scratch is our fault', 'she says the scratch is our fault'],
  ['he wants to move to friday', 'he wants to move to friday'],
  ['tell ana he is asking for her', 'tell ana he is asking for her'],
  ['does he want to know', 'does he want to know'],
])('%s', (text, asked) => {
  expect(withoutWhoAsks(text)).toBe(asked);
});
