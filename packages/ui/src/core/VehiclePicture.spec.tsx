import { fireEvent, render, screen } from '@testing-library/react';
import { VehiclePicture } from './VehiclePicture';

const PHOTO = '/api/appointments/a1/vehicle-photo/p1';
const carWith = (photoUrl?: string) => ({ label: 'Audi A4', photoUrl });
const picture = () => screen.getByAltText('');

it('is the photo, and the painted vehicle where there is none', () => {
  const { rerender } = render(<VehiclePicture vehicle={carWith(PHOTO)} width={160} />);
  expect(picture()).toHaveAttribute('src', PHOTO);
  rerender(<VehiclePicture vehicle={carWith()} width={160} />);
  expect(picture()).toHaveAttribute('data-gloss');
});

it('is the painted vehicle once the photo is gone, until there is another', () => {
  const { rerender } = render(<VehiclePicture vehicle={carWith(PHOTO)} width={160} />);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('data-gloss');
  rerender(<VehiclePicture vehicle={carWith(`${PHOTO}2`)} width={160} />);
  expect(picture()).toHaveAttribute('src', `${PHOTO}2`);
});
