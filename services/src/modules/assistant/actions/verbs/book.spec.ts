import { callOf } from '../testing.js';

it.each([
  [
    'derek turner full detail thurs 8',
    'draft_appointment: Derek Turner Full Detail 2026-11-26 08:00',
  ],
  [
    'interior for tanya hayes friday 830 in the bay',
    'draft_appointment: Tanya Hayes Interior Detail+Bay 2026-11-27 08:30',
  ],
  [
    'tanya hayes dec 2 1pm ceramic',
    'draft_appointment: Tanya Hayes Ceramic Coating 2026-12-02 13:00',
  ],
  ['derek turner thurs 8', 'none'],
  ['derek turner full detail thurs 8?', 'none'],
  [
    'book derek for a wash n wax next tues at 2',
    'draft_appointment: Derek Turner Wash and Wax 2026-11-24 14:00',
  ],
  [
    'book tanya hayes a full detail for next monday at 8',
    'draft_appointment: Tanya Hayes Full Detail 2026-11-23 08:00',
  ],
  [
    'schedule derek for an interior detail friday at 3pm',
    'draft_appointment: Derek Turner Interior Detail 2026-11-27 15:00',
  ],
  [
    'put derek down for a full detail friday 2pm',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 14:00',
  ],
  ['put tanya in at 1', 'draft_appointment: Tanya Hayes 13:00'],
  ['get her back in on the 10th', 'draft_appointment: last 2026-12-10'],
  ['book derek', 'draft_appointment: Derek Turner'],
  ['book derek for a full detail friday', 'draft_appointment: Derek Turner Full Detail 2026-11-27'],
  [
    'book derek for a full detail asap',
    'draft_appointment: Derek Turner Full Detail isSoonest=true',
  ],
  [
    'book derek for a full detail on the tacoma friday at 9',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 09:00 vehicle=tacoma',
  ],
  [
    'book derek for a full detail with pet hair removal friday at 9',
    'draft_appointment: Derek Turner Full Detail+Pet Hair Removal 2026-11-27 09:00',
  ],
  ['book derek friday at 9 van 2', 'draft_appointment: Derek Turner Van 2 2026-11-27 09:00'],
  [
    'book derek and tanya for a full detail friday at 9',
    'draft_appointment: Derek Turner & Tanya Hayes Full Detail 2026-11-27 09:00',
  ],
  [
    'book derek for a full detail then',
    'draft_appointment: Derek Turner Full Detail isAboutThat=true',
  ],
  [
    'book zork bento for a wash friday at 9',
    'draft_appointment: ?zork bento Wash and Wax 2026-11-27 09:00',
  ],
  [
    'book derek for a full detail friday at 9 if it rains',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 09:00 excepted=if it rains',
  ],
  [
    'book derek every 4 weeks for a full detail friday at 9',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 09:00 left 4|weeks',
  ],
  [
    'agenda a derek para full detail el viernes a las 9',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 09:00',
  ],
  ['put derek on van 1', 'none'],
  [
    'derek turner needs an interior next week',
    'draft_appointment: Derek Turner Interior Detail 2026-11-23..2026-11-29',
  ],
  ['derek called wants to come in thursday', 'draft_appointment: Derek Turner 2026-11-26'],
  [
    'lets do derek turner friday at 9 for a full',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 09:00',
  ],
  ['derek needs a break', 'none'],
  [
    'throw derek on the schedule friday at 1 for a wash',
    'draft_appointment: Derek Turner Wash and Wax 2026-11-27 13:00',
  ],
  [
    'set derek up with a ceramic thursday first thing',
    'draft_appointment: Derek Turner Ceramic Coating 2026-11-26 isSoonest=true',
  ],
  [
    'put derek down for wash n wax next fri arnd 2',
    'draft_appointment: Derek Turner Wash and Wax 2026-11-27 14:00',
  ],
  [
    'squeeze derek turner in 2moro for interior whenever theres room',
    'draft_appointment: Derek Turner Interior Detail 2026-11-23 isSoonest=true',
  ],
  [
    'set up derek w a ceramic 1st thing thurs n put price at 350',
    'draft_appointment: Derek Turner Ceramic Coating 2026-11-26 isSoonest=true left put price at 350',
  ],
  [
    'agenda a derek para full detail el viernes a primera hora',
    'draft_appointment: Derek Turner Full Detail 2026-11-27 isSoonest=true',
  ],
  ['put derek there for a full', 'draft_appointment: Derek Turner Full Detail isAboutThat=true'],
  ['schedule for 6/18', 'none'],
  ['add a note for derek', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
