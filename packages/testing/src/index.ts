export {
  appointment,
  contact,
  place,
  service,
  sessionState,
  userProfile,
  jobPhoto,
  myJob,
  vehicle,
} from './factories';
export { besideAnotherWriter } from './beside-another-writer';
export { hold } from './hold';
export { default as TRAVEL_CASES } from './travel-cases.json';
export { jobOfToast, pageOnly, renderRoutes } from './render';
export { setNow } from './set-now';
export { server } from './server';
export { http, HttpResponse } from 'msw';
export { screen, fireEvent, waitFor, within, act, render } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
